import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import { insertAccount as insertAccountRow } from '@dryrun/migrations/rows/testing';
import type { Kysely } from 'kysely';

export interface InsertedAccount {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

interface AccountOptions {
  readonly name?: string;
  readonly role?: 'user' | 'admin';
  /** The account has no password if omitted. */
  readonly passwordHash?: string;
}

/** Inserts a confirmed account with a session, which is faster than signing up. It owns no course. */
export async function insertAccount(
  db: Kysely<Database>,
  { name = 'Bea Buyer', role = 'user', passwordHash }: AccountOptions = {},
): Promise<InsertedAccount> {
  const { id, email } = await insertAccountRow(db, { name, role, password_hash: passwordHash ?? null });
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('token')
    .values({
      account_id: id,
      kind: 'session',
      hash: createHash('sha256').update(token).digest(),
      expires_at: new Date(Date.now() + 24 * 3600 * 1000),
    })
    .execute();
  return { id, email, token };
}
