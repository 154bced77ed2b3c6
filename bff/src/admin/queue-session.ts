import { createHash, randomBytes } from 'node:crypto';
import { findPrincipalBySession, type Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';

export const cookieName = 'dryrun_queues';

const lifetimeSeconds = 30 * 60;

const key = ({ config }: Context, value: string): string =>
  `${config.REDIS_PREFIX}:queues-entry:${createHash('sha256').update(value).digest('hex')}`;

/** Starts a session of the queue dashboard. Redis stores the hash of its cookie for half an hour. */
export async function createDashboardSession(
  context: Context,
  admin: Principal,
): Promise<{ value: string; maxAgeMs: number }> {
  const value = randomBytes(32).toString('base64url');
  await context.redis.set(key(context, value), admin.sessionId, 'EX', lifetimeSeconds);
  return { value, maxAgeMs: lifetimeSeconds * 1000 };
}

/** Undefined if the session has ended or the user is no longer an admin. */
export async function findAdminByCookie(
  context: Context,
  header: string | undefined,
): Promise<Principal | undefined> {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1];
  const sessionId = value === undefined ? null : await context.redis.get(key(context, value));
  const principal =
    sessionId === null ? undefined : await findPrincipalBySession(context.db, sessionId, context.clock());
  return principal?.role === 'admin' ? principal : undefined;
}
