import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/** A run of this account. */
export async function findRun(db: Kysely<Database>, id: string, accountId: string) {
  return db
    .selectFrom('run')
    .select(['state', 'attempt', 'result'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
