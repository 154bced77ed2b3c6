import { randomBytes } from 'node:crypto';
import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import { tokenHash } from '@dryrun/runtime/secret-key';
import { sql, type Insertable, type Kysely } from 'kysely';
import { unmapIPv4 } from '../platform/ip-address.ts';

export interface Principal {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly sessionId: string;
  readonly loggedInAt: Date;
  /** An admin views the account, read-only. */
  readonly isView: boolean;
}

export interface Device {
  readonly userAgent: string;
  /** Shown to the account's owner only, not to an admin who views the account. */
  readonly address: string;
}

const dayMs = 24 * 3600 * 1000;

/** Session lifetimes, counted from the last extension. */
const lifetimeMs = { user: 30 * dayMs, admin: dayMs } as const;

/** Deletes the account's expired sessions. Returns the token. */
export async function insertSession(
  db: Kysely<Database>,
  account: Pick<Principal, 'id' | 'role'>,
  now: Date,
  device?: Device,
): Promise<string> {
  await db
    .deleteFrom('token')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'session')
    .where('expires_at', '<=', now)
    .execute();
  return insertToken(db, now, {
    account_id: account.id,
    expires_at: new Date(now.getTime() + lifetimeMs[account.role]),
    user_agent: device?.userAgent.slice(0, 512) ?? null,
    address: device ? unmapIPv4(device.address) : null,
  });
}

/** Returns the token of a read-only view, which also ends with the admin's session. */
export function insertView(
  db: Kysely<Database>,
  accountId: string,
  admin: Principal,
  now: Date,
): Promise<string> {
  const expires_at = new Date(now.getTime() + limits.accountViewMinutes * 60_000);
  return insertToken(db, now, { account_id: accountId, admin_session_id: admin.sessionId, expires_at });
}

/** Returns the token: 32 random bytes, stored as SHA-256. */
async function insertToken(
  db: Kysely<Database>,
  now: Date,
  session: Omit<Insertable<Database['token']>, 'kind' | 'hash' | 'created_at' | 'used_at'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('token')
    .values({ ...session, kind: 'session', hash: tokenHash(token), created_at: now, used_at: now })
    .execute();
  return token;
}

export async function findPrincipal(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Principal | undefined> {
  return selectPrincipal(db, now).where('token.hash', '=', tokenHash(token)).executeTakeFirst();
}

export async function findPrincipalBySession(
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
    .select(sql<boolean>`token.admin_session_id is not null`.as('isView'))
    .where('token.kind', '=', 'session')
    .where('token.expires_at', '>', now);
}

/** Extends a session, at most once a day. */
export async function extendSession(
  db: Kysely<Database>,
  { sessionId, role }: Principal,
  now: Date,
): Promise<void> {
  await db
    .updateTable('token')
    .set({ used_at: now, expires_at: new Date(now.getTime() + lifetimeMs[role]) })
    .where('id', '=', sessionId)
    .where('used_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

export async function deleteSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('token').where('id', '=', sessionId).execute();
}

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
