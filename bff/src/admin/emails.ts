import type { AdminEmail, adminContract } from '@dryrun/contracts/admin';
import type { Parsed } from '@dryrun/contracts/endpoint';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { readPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

type MailFilter = Partial<Parsed<typeof adminContract.listEmails>['query']>;

export async function listEmails(
  db: Kysely<Database>,
  { cursor, accountId, search, state, template }: MailFilter,
) {
  let query = db
    .selectFrom('mail')
    .select(['id', 'account_id', 'recipient', 'template', 'state', 'attempt', 'last_error'])
    .select(['created_at', 'send_after', 'sent_at']);
  if (accountId) query = query.where('account_id', '=', accountId);
  if (search) query = query.where(matchesPrefix(sql`lower(recipient)`, search));
  if (state) query = query.where('state', '=', state);
  if (template) query = query.where('template', '=', template);
  return readPage(query, { cursor, time: 'created_at', id: 'id' }, (row): AdminEmail => ({
    id: row.id,
    accountId: row.account_id,
    recipient: row.recipient,
    template: row.template,
    state: row.state,
    attempts: row.attempt,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sendAfter: row.send_after.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
}
