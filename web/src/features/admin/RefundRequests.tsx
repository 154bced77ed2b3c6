import { formatDollars } from '@dryrun/contracts/money';
import type { AdminRefund } from '@dryrun/contracts/refunds';
import { useState } from 'react';
import type { Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import { useDecideRefundMutation, useListRefundsInfiniteQuery } from './adminApi.ts';
import { Code, Muted, PersonCell, Pill, RelativeTime } from './Cells.tsx';
import { RecordTable } from './RecordTable.tsx';

const statePills: Readonly<Record<AdminRefund['state'], readonly [label: string, tone: Tone]>> = {
  requested: ['Requested', 'warn'],
  approved: ['In progress', 'info'],
  pending: ['In progress', 'info'],
  succeeded: ['Refunded', 'good'],
  failed: ['Failed', 'bad'],
  rejected: ['Rejected', 'quiet'],
};

interface Decision {
  readonly refund: AdminRefund;
  readonly isApproved: boolean;
}

const columns: readonly Column<AdminRefund>[] = [
  {
    head: 'Buyer',
    cell: ({ accountId, email, stripeId }) => (
      <>
        <PersonCell person={{ id: accountId, email, name: '' }} />
        <Code>{stripeId}</Code>
      </>
    ),
  },
  { head: 'Amount', cell: ({ amount }) => formatDollars(amount), isNumeric: true },
  {
    head: 'Reason',
    cell: ({ reason, origin, answer }) => (
      <>
        {reason || 'No reason given'}
        {origin === 'admin' && <Muted>Refunded by an admin</Muted>}
        {answer && <Muted>Answer: {answer}</Muted>}
      </>
    ),
  },
  {
    head: 'Usage',
    cell: ({ meter }) =>
      meter ? `${meter.finishedLessons} of ${meter.lessons} lessons, ${meter.readingMinutes} min read` : '–',
  },
  {
    head: 'State',
    cell: (refund) => <Pill tone={statePills[refund.state][1]}>{statePills[refund.state][0]}</Pill>,
  },
  { head: 'Requested', cell: ({ requestedAt }) => <RelativeTime time={requestedAt} /> },
];

export function RefundRequests({ state }: { readonly state: 'waiting' | 'decided' }) {
  const source = useListRefundsInfiniteQuery({ state });
  const [decision, setDecision] = useState<Decision>();
  return (
    <>
      <RecordTable
        label={state === 'waiting' ? 'Refund requests' : 'Refunds'}
        source={source}
        columns={columns}
        renderActions={(refund) =>
          refund.state === 'requested' && (
            <>
              <Button size="sm" variant="primary" onClick={() => setDecision({ refund, isApproved: true })}>
                Refund…
              </Button>
              <Button size="sm" variant="danger" onClick={() => setDecision({ refund, isApproved: false })}>
                Reject…
              </Button>
            </>
          )
        }
        keyOf={({ id }) => id}
        emptyText={state === 'waiting' ? 'No open refund requests.' : 'No refunds yet.'}
      />
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}

interface DecisionDialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
}

function DecisionDialog({ decision: { refund, isApproved }, onClose }: DecisionDialogProps) {
  const [decide] = useDecideRefundMutation();
  return (
    <AdminActionDialog
      title={isApproved ? `Refund ${formatDollars(refund.amount)}` : 'Reject the refund request'}
      description={
        isApproved
          ? `${refund.email} gets the money back. Access ends when the refund succeeds.`
          : `${refund.email} gets an email with your answer.`
      }
      confirmLabel={isApproved ? 'Refund' : 'Reject'}
      isDangerous={!isApproved}
      reasonLabel={isApproved ? 'Note (optional)' : 'Answer (sent by email)'}
      isReasonRequired={!isApproved}
      onConfirm={async (answer) => {
        await decide({ params: { id: refund.id }, body: { isApproved, answer } }).unwrap();
        return isApproved ? 'The refund was started.' : 'The request was rejected.';
      }}
      onClose={onClose}
    />
  );
}
