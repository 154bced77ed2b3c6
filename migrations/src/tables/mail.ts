import type { Generated, JSONColumnType } from 'kysely';

/**
 * A mail to one person. Its life: `queued` (not before `send_after`) → `sending` (leased by a worker until
 * `leased_until`) → `sent`; or `declined` when the person wants no mail of this kind; or `failed` after the last attempt;
 * or `dropped` by an admin.
 * `template` and `data` are those of contracts/src/emails.ts; links are made when the mail is sent, so no token lies here.
 * Two rows with one `repeat_key` cannot be. `rendered` is kept only where there is no mail server: the local inbox.
 */
export interface EmailTable {
  id: Generated<string>;
  account_id: string | null;
  recipient: string;
  template: string;
  data: JSONColumnType<object>;
  repeat_key: string | null;
  state: Generated<'queued' | 'sending' | 'sent' | 'declined' | 'failed' | 'dropped'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  send_after: Generated<Date>;
  sent_at: Date | null;
  rendered: JSONColumnType<object> | null;
  /** What the mail server said to the last attempt that failed. */
  last_error: string | null;
}
