import type { AdminEmail, emailStates } from '@dryrun/contracts/admin';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { afterCursor, cursorAt, pageSizePlusOne, readCursor, toPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

interface MailFilter {
  readonly cursor?: string | undefined;
  readonly accountId?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: (typeof emailStates)[number] | undefined;
  readonly template?: string | undefined;
}

export async function listEmails(
  db: Kysely<Database>,
  { cursor, accountId, search, state, template }: MailFilter,
) {
  const position = readCursor(cursor);
  let query = db
    .selectFrom('mail')
    .select(['id', 'account_id', 'recipient', 'template', 'state', 'attempt', 'last_error'])
    .select(['created_at', 'send_after', 'sent_at'])
    .select(cursorAt('created_at').as('cursor_at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSizePlusOne);
  if (position) query = query.where(afterCursor(position, 'created_at', 'id'));
  if (accountId) query = query.where('account_id', '=', accountId);
  if (search) query = query.where(matchesPrefix(sql`lower(recipient)`, search));
  if (state) query = query.where('state', '=', state);
  if (template) query = query.where('template', '=', template);
  const toResponse = (row: Awaited<ReturnType<typeof query.execute>>[number]): AdminEmail => ({
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
  });
  return toPage(await query.execute(), toResponse, ({ id }) => id);
}
