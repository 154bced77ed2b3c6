import { randomInt } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { emailKey } from '../credentials/email-key.ts';

export async function findAccountByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('account')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.email_key', 'account.role', 'account.confirmed_at'])
    .select(['account.password_hash', 'account.sign_up_hash'])
    .select('account_deletion.deletes_at as deletesAt')
    .where('account.email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Letters and digits that are not easily confused. */
const nameCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The name contains no part of the email, which is private. */
export function generateName(): string {
  return `Learner-${Array.from({ length: 4 }, () => nameCharacters[randomInt(nameCharacters.length)]).join('')}`;
}

/** Stores a new hash of the same password. Does nothing if the account no longer has `oldHash`. */
export async function updatePasswordHash(
  db: Kysely<Database>,
  accountId: string,
  oldHash: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', oldHash)
    .execute();
}
