import type { authContract } from '@dryrun/contracts/auth';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { deleteSessions } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { withMinimumDuration } from '../credentials/constant-response-time.ts';
import { findToken, issueToken, consumeToken, revokeTokens } from '../credentials/one-time-tokens.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { ApiError, isUniqueViolation } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';

const confirmedMessage = 'Your email is confirmed. You can log in now.';
const changedMessage = 'Your email address has changed. Please log in with the new one.';
const resentMessage = 'If this address still needs to be confirmed, we sent a new link. Check your email.';

export function confirmationHandlers(context: Context) {
  const { db, clock, rateLimits } = context;
  return {
    async confirmEmail({ query: { token }, ip }) {
      await rateLimits.consume('confirmByAddress', addressKey(ip));
      const now = clock();
      const message = await db
        .transaction()
        .execute(async (trx) => {
          if (await confirmSignUp(trx, token, now)) return confirmedMessage;
          if (await changeEmail(trx, token, now)) return changedMessage;
          return undefined;
        })
        .catch((error: unknown) => {
          // Another account took the new address concurrently.
          throw isUniqueViolation(error) ? new ApiError('link_not_valid') : error;
        });
      return { message: message ?? (await messageForUsedToken(db, token, now)) };
    },

    async resendConfirmation({ body: { email, token, returnTo }, ip }) {
      await rateLimits.consume('resendByAddress', addressKey(ip));
      const storedToken = token === undefined ? undefined : await findToken(db, token);
      const key = emailKey(storedToken?.email ?? email ?? token ?? '');
      await rateLimits.consume('resendEachMinute', key);
      await rateLimits.consume('resendEachDay', key);
      if (token === undefined || storedToken?.kind === 'confirm-email') {
        await withMinimumDuration(() => resend(context, key, returnTo, storedToken?.password_hash));
      }
      return { message: resentMessage };
    },
  } satisfies Partial<Handlers<typeof authContract>>;
}

/** Returns whether the token is valid. The password of its sign-up becomes the password of the account. */
async function confirmSignUp(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const consumedToken = await consumeToken(trx, 'confirm-email', token, now);
  if (!consumedToken) return false;
  await trx
    .updateTable('account')
    .set((eb) => ({
      confirmed_at: now,
      password_hash: consumedToken.password_hash,
      // Keeps the hash of a later sign-up's password. Its login must still report an unconfirmed email.
      sign_up_hash: eb.fn<string | null>('nullif', ['password_hash', eb.val(consumedToken.password_hash)]),
    }))
    .where('id', '=', consumedToken.account_id)
    .where('confirmed_at', 'is', null)
    .execute();
  await revokeTokens(trx, consumedToken.account_id, ['confirm-email'], now);
  return true;
}

/** Returns whether the token is valid. Ends all sessions and notifies the old address. */
async function changeEmail(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const consumedToken = await consumeToken(trx, 'email-change', token, now);
  if (!consumedToken?.email) return false;
  const oldAccount = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', consumedToken.account_id)
    .executeTakeFirstOrThrow();
  const otherAccount = await trx
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(consumedToken.email))
    .where('id', '<>', consumedToken.account_id)
    .executeTakeFirst();
  if (otherAccount) throw new ApiError('link_not_valid');
  await trx
    .updateTable('account')
    .set({ email: consumedToken.email, email_key: emailKey(consumedToken.email) })
    .where('id', '=', consumedToken.account_id)
    .execute();
  await revokeTokens(trx, consumedToken.account_id, ['email-change', 'account-recovery'], now);
  await deleteSessions(trx, consumedToken.account_id);
  const to = { accountId: consumedToken.account_id, recipient: oldAccount.email };
  await insertEmail(trx, 'email-changed', to, { newEmail: consumedToken.email });
  return true;
}

/**
 * A second click on a valid link gets the same message. Throws `link_expired`, `email_change_expired` or
 * `link_not_valid`. Only the owner may renew an email change, because its address may be mistyped.
 */
async function messageForUsedToken(db: Kysely<Database>, token: string, now: Date): Promise<string> {
  const storedToken = await findToken(db, token);
  if (storedToken?.kind === 'confirm-email' && storedToken.spent_at && storedToken.confirmed_at)
    return confirmedMessage;
  if (
    storedToken?.kind === 'email-change' &&
    storedToken.newEmail &&
    emailKey(storedToken.newEmail) === storedToken.email_key
  ) {
    return changedMessage;
  }
  const isExpired = storedToken && !storedToken.spent_at && storedToken.expires_at <= now;
  if (isExpired && storedToken.kind === 'confirm-email') throw new ApiError('link_expired');
  if (isExpired && storedToken.kind === 'email-change') throw new ApiError('email_change_expired');
  throw new ApiError('link_not_valid');
}

/** Sends a new link to an unconfirmed account. Sends a confirmed account the notice about a repeated sign-up again. */
async function resend(
  context: Context,
  key: string,
  returnTo: string | undefined,
  passwordHash: string | null | undefined,
): Promise<void> {
  const { db, clock, config } = context;
  const emailId = await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email', 'password_hash', 'confirmed_at', 'sign_up_hash'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!account || (account.confirmed_at && account.sign_up_hash === null)) return undefined;
    const to = { accountId: account.id, recipient: account.email };
    if (account.confirmed_at) return insertEmail(trx, 'already-registered', to, {});
    const newToken = {
      kind: 'confirm-email',
      accountId: account.id,
      passwordHash: passwordHash ?? account.password_hash,
    } as const;
    const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, clock());
    return insertEmail(trx, 'confirm-email', to, { tokenId, ...omitUndefined({ returnTo }) });
  });
  if (emailId !== undefined) enqueueEmails(context, [emailId]);
}
