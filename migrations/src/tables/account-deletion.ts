import type { Generated } from 'kysely';

/** An account that is to be deleted at `deletes_at`; undoing removes the row, and so does the deletion. */
export interface AccountDeletionTable {
  account_id: string;
  deletes_comments: boolean;
  requested_at: Generated<Date>;
  deletes_at: Date;
}
