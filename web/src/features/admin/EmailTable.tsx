import type { AdminEmail } from '@dryrun/contracts/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { AdminActionDialog } from './AdminActionDialog.tsx';
import {
  useCancelEmailMutation,
  useListEmailsInfiniteQuery,
  useRetryEmailMutation,
  type ListFilter,
} from './adminApi.ts';
import { Email, Muted, Pill, RelativeTime } from './Cells.tsx';
import { formatEmailTemplate } from './emailNames.ts';
import { RecordTable } from './RecordTable.tsx';
import { isFiltered } from './useFilters.ts';

const statePills: Readonly<Record<AdminEmail['state'], readonly [label: string, tone: Tone]>> = {
  queued: ['Queued', 'info'],
  sending: ['Sending', 'info'],
  sent: ['Sent', 'good'],
  declined: ['Declined', 'quiet'],
  failed: ['Failed', 'bad'],
  dropped: ['Dropped', 'quiet'],
};

interface EmailAction {
  readonly email: AdminEmail;
  readonly kind: 'retry' | 'drop';
}

const columns: readonly Column<AdminEmail>[] = [
  { head: 'To', cell: (email) => <Recipient email={email} /> },
  { head: 'Email', cell: ({ template }) => formatEmailTemplate(template) },
  {
    head: 'State',
    cell: ({ state, lastError }) => (
      <>
        <Pill tone={statePills[state][1]}>{statePills[state][0]}</Pill>
        {lastError !== null && state !== 'sent' && <Muted>{lastError}</Muted>}
      </>
    ),
  },
  { head: 'Attempts', cell: ({ attempts }) => attempts, isNumeric: true },
  { head: 'Created', cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];

/** Emails with their delivery state. Their content is never shown. */
export function EmailTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListEmailsInfiniteQuery(filter);
  const [action, setAction] = useState<EmailAction>();
  return (
    <>
      <RecordTable
        label="Emails"
        source={source}
        columns={columns}
        renderActions={(email) => (
          <>
            {(email.state === 'failed' || email.state === 'dropped') && (
              <Button size="sm" onClick={() => setAction({ email, kind: 'retry' })}>
                Send again…
              </Button>
            )}
            {(email.state === 'failed' || email.state === 'queued') && (
              <Button size="sm" variant="danger" onClick={() => setAction({ email, kind: 'drop' })}>
                Drop…
              </Button>
            )}
          </>
        )}
        keyOf={({ id }) => id}
        emptyText={isFiltered(filter) ? 'No matching emails.' : 'No emails in the last month.'}
      />
      {action && <EmailDialog action={action} onClose={() => setAction(undefined)} />}
    </>
  );
}

function Recipient({ email: { recipient, accountId } }: { readonly email: AdminEmail }) {
  if (recipient === '') return <Muted>Deleted account</Muted>;
  if (accountId === null) return <Email>{recipient}</Email>;
  return (
    <Link to={href.adminUser(accountId)}>
      <Email>{recipient}</Email>
    </Link>
  );
}

interface EmailDialogProps {
  readonly action: EmailAction;
  readonly onClose: () => void;
}

function EmailDialog({ action: { email, kind }, onClose }: EmailDialogProps) {
  const [retry] = useRetryEmailMutation();
  const [drop] = useCancelEmailMutation();
  const runAction = kind === 'retry' ? retry : drop;
  return (
    <AdminActionDialog
      title={kind === 'retry' ? 'Send this email again' : 'Drop this email'}
      description={`“${formatEmailTemplate(email.template)}” to ${email.recipient}.`}
      confirmLabel={kind === 'retry' ? 'Send again' : 'Drop'}
      isDangerous={kind === 'drop'}
      onConfirm={async (reason) =>
        (await runAction({ params: { id: email.id }, body: { reason } }).unwrap()).message
      }
      onClose={onClose}
    />
  );
}
