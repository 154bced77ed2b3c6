import type { AdminPayment } from '@dryrun/contracts/admin';
import { formatCents } from '@dryrun/contracts/money';
import { useState } from 'react';
import type { Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useListAdminPaymentsInfiniteQuery, useRefundPaymentMutation, type ListFilter } from './adminApi.ts';
import { Code, Muted, PersonCell, Pill, RelativeTime } from './Cells.tsx';
import { RecordTable } from './RecordTable.tsx';
import { isFiltered } from './useFilters.ts';

const buyerColumn: Column<AdminPayment> = {
  head: 'Buyer',
  cell: (payment) => <PersonCell person={payment.person} />,
};

const columns: readonly Column<AdminPayment>[] = [
  {
    head: 'Payment',
    cell: ({ description, stripeId, promoCode }) => (
      <>
        {description}
        {promoCode !== null && <Muted>with {promoCode}</Muted>}
        {stripeId !== null && <Code>{stripeId}</Code>}
      </>
    ),
  },
  {
    head: 'Amount',
    isNumeric: true,
    cell: ({ amountCents, refundedCents }) => (
      <>
        {formatCents(amountCents)}
        {refundedCents > 0 && <Muted>{formatCents(refundedCents)} refunded</Muted>}
      </>
    ),
  },
  { head: 'State', cell: (payment) => <PaymentState payment={payment} /> },
  { head: 'Date', cell: ({ paidAt, createdAt }) => <RelativeTime time={paidAt ?? createdAt} /> },
];
const columnsWithBuyer = [buyerColumn, ...columns];

export function PaymentsTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListAdminPaymentsInfiniteQuery(filter);
  const [paymentToRefund, setPaymentToRefund] = useState<AdminPayment>();
  return (
    <>
      <RecordTable
        label="Payments"
        source={source}
        columns={filter.accountId === undefined ? columnsWithBuyer : columns}
        renderActions={(payment) =>
          payment.refundableCents > 0 && (
            <Button size="sm" variant="danger" onClick={() => setPaymentToRefund(payment)}>
              Refund…
            </Button>
          )
        }
        keyOf={({ id }) => id}
        emptyText={isFiltered(filter) ? 'No matching payments.' : 'No payments yet.'}
      />
      {paymentToRefund && (
        <RefundPaymentDialog payment={paymentToRefund} onClose={() => setPaymentToRefund(undefined)} />
      )}
    </>
  );
}

const statePills: Readonly<Record<AdminPayment['state'], readonly [label: string, tone: Tone]>> = {
  open: ['Open', 'quiet'],
  paid: ['Paid', 'good'],
  canceled: ['Canceled', 'quiet'],
  refunded: ['Refunded', 'info'],
};

function PaymentState({ payment }: { readonly payment: AdminPayment }) {
  const { state, isDisputed, isDuplicate, lastError } = payment;
  const [label, tone] = statePills[state];
  return (
    <>
      <Pill tone={tone}>{label}</Pill>
      {isDisputed && <Pill tone="bad">Disputed</Pill>}
      {isDuplicate && <Muted>Paid twice</Muted>}
      {lastError !== null && <Muted>{lastError}</Muted>}
    </>
  );
}

interface RefundPaymentDialogProps {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
}

function RefundPaymentDialog({ payment, onClose }: RefundPaymentDialogProps) {
  const [refund] = useRefundPaymentMutation();
  const { id, person, refundableCents } = payment;
  return (
    <AdminActionDialog
      title={`Refund ${formatCents(refundableCents)}`}
      description={`${person.email} gets the money back. Access ends when the refund succeeds.`}
      confirmLabel="Refund"
      isDangerous
      onConfirm={async (reason) => (await refund({ params: { id }, body: { reason } }).unwrap()).message}
      onClose={onClose}
    />
  );
}
