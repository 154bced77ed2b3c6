import type { Generated } from 'kysely';

/**
 * A secret handed out once; only its SHA-256 is kept. A `session` slides: each use on GET /user/me after a day
 * moves `expires_at`. Revoking deletes the row.
 */
export interface TokenTable {
  id: Generated<string>;
  account_id: string;
  kind: 'session';
  hash: Buffer;
  created_at: Generated<Date>;
  used_at: Generated<Date>;
  expires_at: Date;
}
