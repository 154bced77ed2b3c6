import { createHash, randomBytes } from 'node:crypto';
import { findPrincipalOfSession, type Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';

export const cookieName = 'dryrun_queues';

const lifeSeconds = 30 * 60;

const key = ({ config }: Context, value: string): string =>
  `${config.REDIS_PREFIX}:queues-entry:${createHash('sha256').update(value).digest('hex')}`;

/** A cookie's value that stands for an admin's session; Redis keeps its hash and forgets it after half an hour. */
export async function createDashboardSession(
  context: Context,
  admin: Principal,
): Promise<{ value: string; maxAgeMs: number }> {
  const value = randomBytes(32).toString('base64url');
  await context.redis.set(key(context, value), admin.sessionId, 'EX', lifeSeconds);
  return { value, maxAgeMs: lifeSeconds * 1000 };
}

/** The admin of a request's cookie, as long as the session it was made from lives and is still an admin's. */
export async function findAdminByCookie(
  context: Context,
  header: string | undefined,
): Promise<Principal | undefined> {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1];
  const sessionId = value === undefined ? null : await context.redis.get(key(context, value));
  const principal =
    sessionId === null ? undefined : await findPrincipalOfSession(context.db, sessionId, context.clock());
  return principal?.role === 'admin' ? principal : undefined;
}
