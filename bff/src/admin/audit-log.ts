import type { adminContract } from '@dryrun/contracts/admin';
import type { AuditEntry } from '@dryrun/contracts/audit';
import type { Parsed } from '@dryrun/contracts/endpoint';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { afterCursor, pageSizePlusOne, readCursor, readPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

type AuditFilter = Partial<Parsed<typeof adminContract.listAuditEntries>['query']>;

/** `search` matches the emails of the admin and of the affected account. */
export async function listAuditEntries(
  db: Kysely<Database>,
  { cursor, accountId, search, act }: AuditFilter,
) {
  let query = db
    .selectFrom('audit_entry as entry')
    .leftJoin('account as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('account as affected', 'affected.id', 'entry.account_id')
    .selectAll('entry')
    .select(['actor.email as actor_email', 'actor.name as actor_name'])
    .select(['affected.email as affected_email', 'affected.name as affected_name']);
  if (accountId) query = query.where('entry.account_id', '=', accountId);
  if (act) query = query.where('entry.act', '=', act);
  if (search) {
    const position = readCursor(cursor);
    const afterPosition = position ? afterCursor(position, 'at', 'id') : sql<boolean>`true`;
    const matchesAct = act ? sql<boolean>`act = ${act}` : sql<boolean>`true`;
    // Reads one page by index for each matching account. An `or` of both columns would scan the whole log.
    const selectIds = (column: 'actor_id' | 'account_id') => sql`
      select found.id, found.at from account cross join lateral (
        select id, at from audit_entry where ${sql.ref(column)} = account.id and ${afterPosition} and ${matchesAct}
        order by at desc, id desc limit ${pageSizePlusOne}) as found
      where ${matchesPrefix(sql.ref('account.email_key'), search)}`;
    query = query.where(
      sql<boolean>`entry.id in (
        select id from (${selectIds('actor_id')} union ${selectIds('account_id')}) as found
        order by at desc, id desc limit ${pageSizePlusOne})`,
    );
  }
  return readPage(query, { cursor, time: 'entry.at', id: 'entry.id' }, (row): AuditEntry => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: toPerson(row.actor_id, row.actor_email, row.actor_name),
    act: row.act,
    person: toPerson(row.account_id, row.affected_email, row.affected_name),
    subject: row.subject,
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
    reason: row.reason,
  }));
}

const toPerson = (id: string | null, email: string | null, name: string | null) =>
  id === null ? null : { id, email: email ?? '', name: name ?? '' };
