import type { Generated, JSONColumnType } from 'kysely';

/**
 * An admin action. `actor_id` is null for the command line. `account_id` is the affected account, `subject` the affected
 * object: a promo code, a payment id, a job. `before` and `after` contain only changed values. Entries contain no personal
 * data, because they outlive deleted accounts. The table is append-only.
 */
export interface AuditEntryTable {
  id: Generated<string>;
  at: Generated<Date>;
  actor_id: string | null;
  /** One of `adminActions` in contracts/src/audit.ts. */
  act: string;
  account_id: string | null;
  subject: Generated<string>;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  reason: Generated<string>;
}
