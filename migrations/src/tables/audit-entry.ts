import type { Generated, JSONColumnType } from 'kysely';

/**
 * Something that an admin did (`actor_id`), or that was done on the command line (null). `account_id` is on whom, `subject`
 * on what: a promo code, a payment's id, a job. `before` and `after` hold only what was changed. Nothing here names a
 * person: rows outlive an account that is deleted. Rows are only added; the database refuses everything else.
 */
export interface AuditEntryTable {
  id: Generated<string>;
  at: Generated<Date>;
  actor_id: string | null;
  /** A name of `auditActs` in contracts/src/audit.ts. */
  act: string;
  account_id: string | null;
  subject: Generated<string>;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  reason: Generated<string>;
}
