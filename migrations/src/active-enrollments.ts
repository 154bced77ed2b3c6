import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** The condition that an `enrollment` has not ended. */
export const isActiveEnrollment = (now: Date | RawBuilder<Date>) =>
  sql<boolean>`(enrollment.expires_at > ${now})`;

/** Selects the account's enrollments that have not ended. Add the columns. */
export const selectActiveEnrollments = (db: Kysely<Database>, accountId: string, now: Date) =>
  db.selectFrom('enrollment').where('account_id', '=', accountId).where(isActiveEnrollment(now));
