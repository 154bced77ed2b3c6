import type { Generated } from 'kysely';

/**
 * Only the SHA-256 of a token is stored. A `session` has sliding expiration: GET /user/me extends `expires_at` at most
 * once a day. `user_agent` and `address` are from its login. Revoking deletes the row. A session with an
 * `admin_session_id` is an admin's read-only view of the account; it is not extended. Other kinds are one-time tokens of
 * email links, consumed at `spent_at`. They are kept until they expire, to recognize a second click. `email` is the new
 * address of an email change; `password_hash` is the password of the sign-up to confirm.
 */
export interface TokenTable {
  id: Generated<string>;
  account_id: string;
  kind: 'session' | 'confirm-email' | 'account-recovery' | 'email-change' | 'undo-deletion';
  hash: Buffer;
  created_at: Generated<Date>;
  used_at: Generated<Date>;
  expires_at: Date;
  spent_at: Date | null;
  email: string | null;
  password_hash: string | null;
  user_agent: string | null;
  address: string | null;
  admin_session_id: string | null;
}
