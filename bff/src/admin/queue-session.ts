import { z } from 'zod';
import { createOneTimeCodes } from '../credentials/one-time-codes.ts';
import { findPrincipalBySession, type Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';

export const cookieName = 'dryrun_queues';

const lifetimeSeconds = 30 * 60;

const sessions = createOneTimeCodes({ name: 'queues-entry', schema: z.string(), lifetimeSeconds });

/** Starts a session of the queue dashboard. Redis stores the hash of its cookie for half an hour. */
export async function createDashboardSession(
  context: Context,
  admin: Principal,
): Promise<{ value: string; maxAgeMs: number }> {
  return { value: await sessions.issue(context, admin.sessionId), maxAgeMs: lifetimeSeconds * 1000 };
}

/** Undefined if the session has ended or the user is no longer an admin. */
export async function findAdminByCookie(
  context: Context,
  header: string | undefined,
): Promise<Principal | undefined> {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1];
  const sessionId = value === undefined ? undefined : await sessions.read(context, value);
  const principal =
    sessionId === undefined
      ? undefined
      : await findPrincipalBySession(context.db, sessionId, context.clock());
  return principal?.role === 'admin' ? principal : undefined;
}
