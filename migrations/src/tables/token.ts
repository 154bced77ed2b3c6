import type { Generated } from 'kysely';

/**
 * A secret handed out once; only its SHA-256 is kept. A `session` slides: each use on GET /user/me after a day
 * moves `expires_at`; `user_agent` and `address` are those of its login. Revoking deletes the row. The other kinds are
 * links in mails: used once (`spent_at`), and kept until they would have expired, so that a second click can be answered.
 * `email` is the new address of an e-mail change; `password_hash` is what the confirmed sign-up chose.
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
}
