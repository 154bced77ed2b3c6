import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/** The unique form of an e-mail: people type capitals as they please. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** What login needs to know of an account. */
export async function findAccountByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'password_hash', 'confirmed_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Replaces a password's hash. */
export async function updatePasswordHash(
  db: Kysely<Database>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}
