import { longDate } from '@dryrun/contracts/long-date';
import { formatDollars } from '@dryrun/contracts/money';
import type { Payment } from '@dryrun/contracts/payments';
import { formatLongDate } from '../../shared/relativeTime.ts';
import { Modal } from '../../shared/ui/Modal.tsx';
import styles from './Dialog.module.css';

interface ReceiptDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  return (
    <Modal isOpen onClose={onClose} title="Receipt" description="We also sent it to you by email.">
      <dl className={styles.facts}>
        {listFacts(payment).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </Modal>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function listFacts(payment: Payment): readonly (readonly [string, string])[] {
  const {
    description,
    amount,
    tax,
    card,
    accessUntil,
    refundUntil,
    refundedAmount = 0,
    termsVersion,
  } = payment;
  const facts: readonly (readonly [string, string | undefined | null | false])[] = [
    ['Course', description],
    ['Paid', formatDollars(amount)],
    [`Includes ${tax?.name} (${tax?.percent}%)`, tax && formatDollars(tax.amount)],
    ['Refunded', refundedAmount > 0 && formatDollars(refundedAmount)],
    ['Card', card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}`],
    ['Date', formatLongDate(payment.creationTime)],
    ['Access until', accessUntil && longDate(accessUntil)],
    ['Refund available until', refundUntil && formatLongDate(refundUntil)],
    ['Terms of service', termsVersion && `version ${termsVersion}`],
    ['Payment Id', payment.stripeId],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
