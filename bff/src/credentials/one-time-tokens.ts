import { randomUUID } from 'node:crypto';
import { linkHours } from '@dryrun/contracts/emails';
import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Secret } from '@dryrun/runtime/config';
import { linkToken, tokenHash } from '@dryrun/runtime/secret-key';
import type { Kysely } from 'kysely';

const lifetimeHours = { ...linkHours, 'undo-deletion': limits.deletionGraceDays * 24 } as const;

export type TokenKind = keyof typeof lifetimeHours;

interface NewToken {
  readonly kind: TokenKind;
  readonly accountId: string;
  /** The new address, for an email change. */
  readonly email?: string;
  /** The password of a sign-up. It becomes the account's password when the token is consumed. */
  readonly passwordHash?: string | null;
}

/** Stores the token's hash. Returns the row's id, from which the mail worker derives the link. */
export async function issueToken(
  db: Kysely<Database>,
  key: Secret,
  { kind, accountId, email, passwordHash }: NewToken,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('token')
    .values({
      id,
      account_id: accountId,
      kind,
      hash: tokenHash(linkToken(key, id)),
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + lifetimeHours[kind] * 3_600_000),
      email: email ?? null,
      password_hash: passwordHash ?? null,
    })
    .execute();
  return id;
}

/** Only one of several concurrent calls gets the token. Undefined if it is invalid, used or expired. */
export async function consumeToken(db: Kysely<Database>, kind: TokenKind, token: string, now: Date) {
  return db
    .updateTable('token')
    .set({ spent_at: now })
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email', 'password_hash'])
    .executeTakeFirst();
}

/** Finds a token in any state. Undefined if it was never issued. */
export async function findToken(db: Kysely<Database>, token: string) {
  return db
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select([
      'token.kind',
      'token.expires_at',
      'token.spent_at',
      'token.email as newEmail',
      'token.password_hash',
    ])
    .select(['account.id as accountId', 'account.email', 'account.email_key', 'account.confirmed_at'])
    .where('token.hash', '=', tokenHash(token))
    .where('token.kind', '<>', 'session')
    .executeTakeFirst();
}

export async function revokeTokens(
  db: Kysely<Database>,
  accountId: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('token')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('spent_at', 'is', null)
    .execute();
}
