import type { AdminEmail } from '@dryrun/contracts/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import {
  useCancelEmailMutation,
  useListEmailsInfiniteQuery,
  useRetryEmailMutation,
  type ListFilter,
} from './adminApi.ts';
import { Email, Muted, Pill, When, type Tone } from './Cells.tsx';
import { nameOfEmail } from './emailNames.ts';
import { RecordTable, type Column } from './RecordTable.tsx';

const states: Readonly<Record<AdminEmail['state'], readonly [label: string, tone: Tone]>> = {
  queued: ['Waits', 'info'],
  sending: ['Is sent', 'info'],
  sent: ['Sent', 'good'],
  declined: ['Declined', 'quiet'],
  failed: ['Failed', 'bad'],
  dropped: ['Dropped', 'quiet'],
};

interface Doing {
  readonly mail: AdminEmail;
  readonly what: 'retry' | 'drop';
}

const columns: readonly Column<AdminEmail>[] = [
  { head: 'To', cell: (mail) => <Recipient mail={mail} /> },
  { head: 'Mail', cell: ({ template }) => nameOfEmail(template) },
  {
    head: 'State',
    cell: ({ state, lastError }) => (
      <>
        <Pill tone={states[state][1]}>{states[state][0]}</Pill>
        {lastError !== null && state !== 'sent' && <Muted>{lastError}</Muted>}
      </>
    ),
  },
  { head: 'Attempts', cell: ({ attempts }) => attempts, isFigure: true },
  { head: 'Written', cell: ({ createdAt }) => <When time={createdAt} /> },
];

/** Mails, never what they say. */
export function EmailTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListEmailsInfiniteQuery(filter);
  const [doing, setDoing] = useState<Doing>();
  return (
    <>
      <RecordTable
        label="Mails"
        source={source}
        columns={columns}
        renderActs={(mail) => (
          <>
            {(mail.state === 'failed' || mail.state === 'dropped') && (
              <Button size="sm" onClick={() => setDoing({ mail, what: 'retry' })}>
                Send again…
              </Button>
            )}
            {(mail.state === 'failed' || mail.state === 'queued') && (
              <Button size="sm" variant="danger" onClick={() => setDoing({ mail, what: 'drop' })}>
                Drop…
              </Button>
            )}
          </>
        )}
        keyOf={({ id }) => id}
        empty={filter.accountId === undefined ? 'There is no mail like that.' : 'No mail in the last month.'}
      />
      {doing && <MailDialog doing={doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

function Recipient({ mail: { recipient, accountId } }: { readonly mail: AdminEmail }) {
  if (recipient === '') return <Muted>of a deleted account</Muted>;
  if (accountId === null) return <Email>{recipient}</Email>;
  return (
    <Link to={href.adminUser(accountId)}>
      <Email>{recipient}</Email>
    </Link>
  );
}

function MailDialog({
  doing: { mail, what },
  onClose,
}: {
  readonly doing: Doing;
  readonly onClose: () => void;
}) {
  const [retry] = useRetryEmailMutation();
  const [drop] = useCancelEmailMutation();
  const doIt = what === 'retry' ? retry : drop;
  return (
    <AdminActionDialog
      title={what === 'retry' ? 'Send the mail again' : 'Drop the mail'}
      description={`“${nameOfEmail(mail.template)}” to ${mail.recipient}.`}
      confirm={what === 'retry' ? 'Send again' : 'Drop'}
      isDangerous={what === 'drop'}
      act={async (reason) => (await doIt({ params: { id: mail.id }, body: { reason } }).unwrap()).message}
      onClose={onClose}
    />
  );
}
