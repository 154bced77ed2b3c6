import { randomBytes } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import { tokenHash } from '@dryrun/runtime/secret-key';
import type { Kysely } from 'kysely';

/** Who calls, once a bearer token was accepted. */
export interface Principal {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly sessionId: string;
  /** When this session began. */
  readonly loggedInAt: Date;
}

/** Where a login came from; shown to its owner only. */
export interface Device {
  readonly userAgent: string;
  readonly address: string;
}

const dayMs = 24 * 3600 * 1000;

/** A session lasts 30 days after its last extension; an admin's 24 hours. */
const lifeMs = { user: 30 * dayMs, admin: dayMs } as const;

/** Opens a session and returns its token: 32 random bytes, of which only the SHA-256 is kept. */
export async function insertSession(
  db: Kysely<Database>,
  account: Pick<Principal, 'id' | 'role'>,
  now: Date,
  device?: Device,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('token')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'session')
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('token')
    .values({
      account_id: account.id,
      kind: 'session',
      hash: tokenHash(token),
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + lifeMs[account.role]),
      user_agent: device?.userAgent.slice(0, 512) ?? null,
      address: device?.address.replace(/^::ffff:(?=\d+\.)/i, '') ?? null, // IPv4 as people know it
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
  return selectPrincipal(db, now).where('token.hash', '=', tokenHash(token)).executeTakeFirst();
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
    .select(['account.id', 'account.role', 'token.id as sessionId', 'token.created_at as loggedInAt'])
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

/** Ends every session of an account, or every one but that of the caller. */
export async function deleteSessions(
  db: Kysely<Database>,
  accountId: string,
  exceptSessionId?: string,
): Promise<void> {
  await db
    .deleteFrom('token')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'session')
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? null))
    .execute();
}
