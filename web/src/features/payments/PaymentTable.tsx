import { formatDollars } from '@dryrun/contracts/money';
import type { Payment } from '@dryrun/contracts/payments';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { refundTexts } from './messages.ts';
import styles from './PaymentTable.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const exactTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });

const columns: readonly Column<Payment>[] = [
  { head: 'Payment Id', cell: ({ stripeId }) => <code className={styles.id}>{stripeId}</code> },
  { head: 'Amount', cell: ({ amount }) => formatDollars(amount) },
  {
    head: 'Date',
    cell: ({ creationTime }) => (
      <time dateTime={creationTime} title={exactTimeFormat.format(new Date(creationTime))}>
        {dateFormat.format(new Date(creationTime))}
      </time>
    ),
  },
  { head: 'Status', cell: (payment) => <Status payment={payment} /> },
];

interface OpenDialog {
  readonly kind: 'receipt' | 'refund' | 'invoice';
  readonly payment: Payment;
}

interface PaymentTableProps {
  readonly payments: readonly Payment[];
  /** Opens the invoice dialog of this payment if it has no invoice yet. Used by a link in emails. */
  readonly invoicePaymentId?: string | null;
}

export function PaymentTable({ payments, invoicePaymentId }: PaymentTableProps) {
  const [dialog, setDialog] = useState((): OpenDialog | undefined => {
    const payment = payments.find(
      ({ stripeId, invoiceNumber }) => stripeId === invoicePaymentId && !invoiceNumber,
    );
    return payment && { kind: 'invoice', payment };
  });
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        label="Payments"
        columns={columns}
        rows={payments}
        keyOf={({ stripeId }) => stripeId}
        renderActions={(payment) => (
          <Actions payment={payment} onOpen={(kind) => setDialog({ kind, payment })} />
        )}
      />
      {dialog?.kind === 'receipt' && <ReceiptDialog payment={dialog.payment} onClose={close} />}
      {dialog?.kind === 'refund' && <RefundDialog payment={dialog.payment} onClose={close} />}
      {dialog?.kind === 'invoice' && <InvoiceDialog payment={dialog.payment} onClose={close} />}
    </>
  );
}

function Status({ payment: { status = 'paid', refund, refundedAmount = 0 } }: { readonly payment: Payment }) {
  const statusText =
    refund && refund.state !== 'failed'
      ? refundTexts[refund.state]
      : status[0]?.toUpperCase() + status.slice(1);
  return (
    <>
      <span className={styles.status} data-status={status}>
        {statusText}
      </span>
      {status === 'partly refunded' && <Text>{formatDollars(refundedAmount)} refunded</Text>}
      {refund?.state === 'rejected' && refund.answer && <Text className={styles.note}>{refund.answer}</Text>}
    </>
  );
}

interface ActionsProps {
  readonly payment: Payment;
  readonly onOpen: (dialog: OpenDialog['kind']) => void;
}

function Actions({ payment, onOpen }: ActionsProps) {
  const { download, isLoading } = useInvoiceDownload();
  const { invoiceNumber, creditNoteNumber, refundUntil, amount } = payment;
  return (
    <>
      <Button size="sm" onClick={() => onOpen('receipt')}>
        Receipt
      </Button>
      {amount > 0 && (
        <Button
          size="sm"
          isPending={isLoading}
          onClick={() => (invoiceNumber ? void download(invoiceNumber) : onOpen('invoice'))}
        >
          Invoice
        </Button>
      )}
      {creditNoteNumber && (
        <Button size="sm" onClick={() => void download(creditNoteNumber)}>
          Credit note
        </Button>
      )}
      {refundUntil && (
        <Button size="sm" variant="quiet" onClick={() => onOpen('refund')}>
          Request refund
        </Button>
      )}
    </>
  );
}
