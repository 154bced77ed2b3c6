import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { verifyPassword } from '../credentials/passwords.ts';
import { ApiError, fieldError } from '../platform/error.ts';

/** Accounts without a password need a login that is at most this old. */
const recentLoginMs = 10 * 60 * 1000;

/** Throws `wrong_password` for `field`, or `login_again`; never 401, because the client logs out on 401. */
export async function requireReauthentication(
  { db, clock, rateLimits }: Context,
  user: Principal,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const { password_hash: storedHash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (storedHash === null) {
    if (clock().getTime() - user.loggedInAt.getTime() > recentLoginMs) throw new ApiError('login_again');
    return;
  }
  if (password === undefined) {
    throw fieldError('invalid_request', field, `${field}: enter your password`);
  }
  await rateLimits.consume('passwordByAccount', user.id);
  if (!(await verifyPassword(storedHash, password))) {
    throw fieldError('wrong_password', field, `${field}: the password is wrong`);
  }
  await rateLimits.reset('passwordByAccount', user.id);
}

/** Locks the account and checks the session. Throws `not_logged_in` after a concurrent password reset. */
export async function lockAccount(trx: Transaction<Database>, user: Principal): Promise<{ email: string }> {
  const account = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const session = await trx
    .selectFrom('token')
    .select('id')
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  if (!session) throw new ApiError('not_logged_in');
  return account;
}
