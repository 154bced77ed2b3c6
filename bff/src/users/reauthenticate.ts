import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { verifyPassword } from '../credentials/passwords.ts';
import { ApiError, fieldError } from '../platform/error.ts';

const freshMs = 10 * 60 * 1000;

/**
 * Whether it is still the same person: by the password; or, for who has none, by having logged in within ten minutes.
 * Throws `wrong_password` for `field`, or `login_again`; never 401, which would log out.
 */
export async function requireReauthentication(
  { db, clock, rateLimits }: Context,
  user: Principal,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const { password_hash: stored } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (stored === null) {
    if (clock().getTime() - user.loggedInAt.getTime() > freshMs) throw new ApiError('login_again');
    return;
  }
  if (password === undefined) {
    throw fieldError('invalid_request', field, `${field}: enter your password`);
  }
  await rateLimits.take('passwordByAccount', user.id);
  if (!(await verifyPassword(stored, password))) {
    throw fieldError('wrong_password', field, `${field}: the password is wrong`);
  }
  await rateLimits.forget('passwordByAccount', user.id);
}

/**
 * Holds the account until what was proven is written. A recovery or another new password, which ends this session, comes
 * before: then `not_logged_in` is thrown, and an intruder's change is refused; or after: then it has the last word.
 */
export async function lockAccount(trx: Transaction<Database>, user: Principal): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute();
  const session = await trx
    .selectFrom('token')
    .select('id')
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  if (!session) throw new ApiError('not_logged_in');
}
