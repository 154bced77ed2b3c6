import type { authContract } from '@dryrun/contracts/auth';
import { longDate } from '@dryrun/contracts/long-date';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { deleteSession, insertSession } from '../current-user/sessions.ts';
import { getUser } from '../current-user/user.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { hashPassword, needsRehash, verifyPassword } from '../credentials/passwords.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { findAccountByEmail, updatePasswordHash } from './accounts.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

export function loginHandlers(context: Context) {
  const { db, clock, rateLimits, catalog } = context;
  return {
    async login({ body: { email, password }, ip, userAgent }) {
      await rateLimits.consume('loginByAddress', addressKey(ip));
      await rateLimits.consume('loginByAccount', emailKey(email));
      const account = await findAccountByEmail(db, email);
      const storedHash = account?.password_hash;
      // Always verifies both hashes, so that neither the response nor its timing reveals that a sign-up used an already
      // registered email.
      const [matches, matchesSignUp] = await Promise.all([
        verifyPassword(storedHash, password),
        verifyPassword(account?.sign_up_hash, password),
      ]);
      if (!account || (!matches && !matchesSignUp)) throw new ApiError('wrong_credentials');
      if (!account.confirmed_at || !matches) throw new ApiError('email_not_confirmed');
      if (account.deletesAt) throw accountDeletingError(account.deletesAt);
      if (storedHash && needsRehash(storedHash))
        await updatePasswordHash(db, account.id, storedHash, await hashPassword(password));
      await rateLimits.reset('loginByAccount', emailKey(email));
      return {
        accessToken: await db.transaction().execute(async (trx) => {
          await requireUnchangedCredentials(trx, account, password);
          return insertSession(trx, account, clock(), { userAgent, address: ip });
        }),
        user: await getUser(db, account.id, catalog),
      };
    },
    async logout({ user }) {
      await deleteSession(db, user.sessionId);
      return { message: "You're logged out." };
    },
  } satisfies Partial<Handlers<typeof authContract>>;
}

/** Locks the account and checks the credentials again. Throws `wrong_credentials` if they have changed. */
async function requireUnchangedCredentials(
  trx: Kysely<Database>,
  { id, email_key: key, password_hash: verifiedHash }: Account,
  password: string,
): Promise<void> {
  const currentAccount = await trx
    .selectFrom('account')
    .select(['email_key', 'password_hash'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const matches =
    currentAccount?.password_hash === verifiedHash ||
    (await verifyPassword(currentAccount?.password_hash, password));
  if (!matches || currentAccount?.email_key !== key) throw new ApiError('wrong_credentials');
}

/** Thrown at login while an account's deletion is pending. The link in the email undoes the deletion. */
export function accountDeletingError(deletesAt: Date): ApiError {
  return new ApiError('account_deleting', {
    message: `This account will be deleted on ${longDate(deletesAt)}. Use the link in our email to keep it.`,
  });
}
