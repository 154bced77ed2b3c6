import type { authContract } from '@dryrun/contracts/auth';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { deleteSession, insertSession } from '../caller/sessions.ts';
import { getUser } from '../caller/user.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { hashPassword, isOutdated, verifyPassword } from '../credentials/passwords.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { findAccountByEmail, longDate, updatePasswordHash } from './accounts.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** Logging in by password, and out. */
export function loginHandlers(
  context: Context,
): Pick<Handlers<typeof authContract>, 'login' | 'logout'> {
  const { db, clock, rateLimits, catalogue } = context;
  return {
    async login({ body: { email, password }, ip, userAgent }) {
      await rateLimits.take('loginByAddress', addressKey(ip));
      await rateLimits.take('loginByAccount', emailKey(email));
      const account = await findAccountByEmail(db, email);
      const stored = account?.password_hash;
      // Both always: who signed up with a known e-mail is answered like anybody who has not confirmed, and as fast.
      const [fits, fitsSignUp] = await Promise.all([
        verifyPassword(stored, password),
        verifyPassword(account?.sign_up_hash, password),
      ]);
      if (!account || (!fits && !fitsSignUp)) throw new ApiError('wrong_credentials');
      if (!account.confirmed_at || !fits) throw new ApiError('email_not_confirmed');
      if (account.deletesAt) throw accountDeleting(account.deletesAt);
      if (stored && isOutdated(stored))
        await updatePasswordHash(db, account.id, stored, await hashPassword(password));
      await rateLimits.forget('loginByAccount', emailKey(email));
      return {
        accessToken: await db.transaction().execute(async (trx) => {
          await requireUnchangedCredentials(trx, account, password);
          return insertSession(trx, account, clock(), { userAgent, address: ip });
        }),
        user: await getUser(db, account.id, catalogue),
      };
    },
    async logout({ user }) {
      await deleteSession(db, user.sessionId);
      return { message: 'You are logged out.' };
    },
  };
}

/**
 * Holds the account until its session is there. A new password or address, which ends every session, comes before: then
 * this login is refused; or after: then it ends this session too.
 */
async function requireUnchangedCredentials(
  trx: Kysely<Database>,
  { id, email_key: key, password_hash: checked }: Account,
  password: string,
): Promise<void> {
  const now = await trx
    .selectFrom('account')
    .select(['email_key', 'password_hash'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const fits = now?.password_hash === checked || (await verifyPassword(now?.password_hash, password));
  if (!fits || now?.email_key !== key) throw new ApiError('wrong_credentials');
}

/** Who asked for the account's deletion may still undo it, but not log in. */
export function accountDeleting(deletesAt: Date): ApiError {
  return new ApiError('account_deleting', {
    message: `This account will be deleted on ${longDate(deletesAt)}. Use the link in our email to keep it.`,
  });
}
