import { authContract } from '@dryrun/contracts/auth';
import type { Router } from 'express';
import { deleteSession, insertSession } from '../caller/sessions.ts';
import { getUser } from '../caller/user.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';
import { implement } from '../http/implement.ts';
import { addressKey } from '../rate-limits.ts';
import { emailKey, findAccountByEmail, updatePasswordHash } from './accounts.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

/** Logging in and out. */
export function authRoutes(context: Context): Router {
  const { db, clock, rateLimits } = context;
  return implement(
    authContract,
    {
      async login({ body: { email, password }, ip }) {
        await rateLimits.take('loginByAddress', addressKey(ip));
        await rateLimits.take('loginByAccount', emailKey(email));
        const account = await findAccountByEmail(db, email);
        const stored = account?.password_hash;
        if (!(await verifyPassword(stored, password)) || !account) throw new ApiError('wrong_credentials');
        if (!account.confirmed_at) throw new ApiError('email_not_confirmed');
        if (stored && isOutdated(stored))
          await updatePasswordHash(db, account.id, await hashPassword(password));
        await rateLimits.forget('loginByAccount', emailKey(email));
        return {
          accessToken: await insertSession(db, account, clock()),
          user: await getUser(db, account.id),
        };
      },
      async logout({ user }) {
        await deleteSession(db, user.sessionId);
        return { message: 'You are logged out.' };
      },
    },
    context,
  );
}
