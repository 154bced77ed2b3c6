import type { Generated } from 'kysely';

/** A pending account deletion. Undoing or completing it deletes the row. */
export interface AccountDeletionTable {
  account_id: string;
  deletes_comments: boolean;
  requested_at: Generated<Date>;
  deletes_at: Date;
}
