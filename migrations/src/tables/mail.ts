import type { Generated, JSONColumnType } from 'kysely';

/**
 * An email to one recipient. `queued` (until `send_after`) → `sending` (leased by a worker until `leased_until`) → `sent`.
 * Other final states: `declined` (unsubscribed), `failed` (after the last attempt), `dropped` (by an admin).
 * contracts/src/emails.ts defines `template` and `data`. Links are created when the email is sent, so rows contain no
 * tokens. `repeat_key` is a unique idempotency key. `rendered` is set only for the local inbox.
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
  /** The mail server's response to the last failed attempt. */
  last_error: string | null;
}
