import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/** Who calls, once a bearer token was accepted. */
export interface Principal {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly sessionId: string;
}

const dayMs = 24 * 3600 * 1000;

/** A session lasts 30 days after its last extension; an admin's 24 hours. */
const lifeMs = { user: 30 * dayMs, admin: dayMs } as const;

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a session and returns its token: 32 random bytes, of which only the SHA-256 is kept. */
export async function insertSession(
  db: Kysely<Database>,
  account: Pick<Principal, 'id' | 'role'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('token').where('account_id', '=', account.id).where('expires_at', '<=', now).execute();
  await db
    .insertInto('token')
    .values({
      account_id: account.id,
      kind: 'session',
      hash: hash(token),
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + lifeMs[account.role]),
    })
    .execute();
  return token;
}

/** The caller whose session has this token and has not ended. */
export async function findPrincipal(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Principal | undefined> {
  return selectPrincipal(db, now).where('token.hash', '=', hash(token)).executeTakeFirst();
}

/** The caller of a session that has not ended. */
export async function findPrincipalOfSession(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Principal | undefined> {
  return selectPrincipal(db, now).where('token.id', '=', id).executeTakeFirst();
}

function selectPrincipal(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select(['account.id', 'account.role', 'token.id as sessionId'])
    .where('token.kind', '=', 'session')
    .where('token.expires_at', '>', now);
}

/** Moves the end of a session that was last extended more than a day ago. */
export async function extendSession(
  db: Kysely<Database>,
  { sessionId, role }: Principal,
  now: Date,
): Promise<void> {
  await db
    .updateTable('token')
    .set({ used_at: now, expires_at: new Date(now.getTime() + lifeMs[role]) })
    .where('id', '=', sessionId)
    .where('used_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

/** Ends a session at once. */
export async function deleteSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('token').where('id', '=', sessionId).execute();
}
