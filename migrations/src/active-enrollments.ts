import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Selects the account's enrollments that have not ended. Add the columns. */
export const selectActiveEnrollments = (db: Kysely<Database>, accountId: string, now: Date) =>
  db.selectFrom('enrollment').where('account_id', '=', accountId).where('expires_at', '>', now);
