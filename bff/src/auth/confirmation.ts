import type { authContract } from '@dryrun/contracts/auth';
import { emailRow } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { deleteSessions } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { withMinimumDuration } from '../credentials/constant-response-time.ts';
import { findToken, issueToken, consumeToken, revokeTokens } from '../credentials/one-time-tokens.ts';
import { enqueueEmails } from '../credentials/emails.ts';
import { ApiError, isUniqueViolation } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';

const confirmedMessage = 'Your email is confirmed. You can log in now.';
const changedMessage = 'Your email address has changed. Please log in with the new one.';
const resentMessage = 'If this address still needs to be confirmed, we sent a new link. Check your email.';

type Names = 'confirmEmail' | 'resendConfirmation';

/** Confirmation of a sign-up or an email change, and resending of the confirmation link. */
export function confirmationHandlers(context: Context): Pick<Handlers<typeof authContract>, Names> {
  const { db, clock, rateLimits } = context;
  return {
    async confirmEmail({ query: { token }, ip }) {
      await rateLimits.take('confirmByAddress', addressKey(ip));
      const now = clock();
      const message = await db
        .transaction()
        .execute(async (trx) => {
          if (await confirmSignUp(trx, token, now)) return confirmedMessage;
          if (await changeEmail(trx, token, now)) return changedMessage;
          return undefined;
        })
        .catch((error: unknown) => {
          // Another account took the new address at the same time.
          throw isUniqueViolation(error) ? new ApiError('link_not_valid') : error;
        });
      return { message: message ?? (await messageForUsedToken(db, token, now)) };
    },

    async resendConfirmation({ body: { email, token }, ip }) {
      await rateLimits.take('resendByAddress', addressKey(ip));
      const found = token === undefined ? undefined : await findToken(db, token);
      const key = emailKey(found?.email ?? email ?? token ?? '');
      await rateLimits.take('resendEachMinute', key);
      await rateLimits.take('resendEachDay', key);
      if (token === undefined || found?.kind === 'confirm-email') {
        await withMinimumDuration(() => resend(context, key, found?.password_hash));
      }
      return { message: resentMessage };
    },
  };
}

/**
 * Confirms an account if the token is valid, and returns whether it was. The password of the token's sign-up becomes the
 * password of the account.
 */
async function confirmSignUp(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const consumed = await consumeToken(trx, 'confirm-email', token, now);
  if (!consumed) return false;
  await trx
    .updateTable('account')
    .set((eb) => ({
      confirmed_at: now,
      password_hash: consumed.password_hash,
      // Keeps the last sign-up's password if it differs, so that its login doesn't reveal the confirmation.
      sign_up_hash: eb.fn<string | null>('nullif', ['password_hash', eb.val(consumed.password_hash)]),
    }))
    .where('id', '=', consumed.account_id)
    .where('confirmed_at', 'is', null)
    .execute();
  await revokeTokens(trx, consumed.account_id, ['confirm-email'], now);
  return true;
}

/**
 * Changes an account's email if the token is valid, and returns whether it was. Ends all sessions and notifies the old
 * address.
 */
async function changeEmail(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const consumed = await consumeToken(trx, 'email-change', token, now);
  if (!consumed?.email) return false;
  const before = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', consumed.account_id)
    .executeTakeFirstOrThrow();
  const taken = await trx
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(consumed.email))
    .where('id', '<>', consumed.account_id)
    .executeTakeFirst();
  if (taken) throw new ApiError('link_not_valid');
  await trx
    .updateTable('account')
    .set({ email: consumed.email, email_key: emailKey(consumed.email) })
    .where('id', '=', consumed.account_id)
    .execute();
  await revokeTokens(trx, consumed.account_id, ['email-change', 'account-recovery'], now);
  await deleteSessions(trx, consumed.account_id);
  const to = { accountId: consumed.account_id, recipient: before.email };
  await trx
    .insertInto('mail')
    .values(emailRow('email-changed', to, { newEmail: consumed.email }))
    .execute();
  return true;
}

/**
 * The message for a token that can't be consumed: a repeated click on a link that worked gets the same message again.
 * Throws `link_expired` or `link_not_valid`.
 */
async function messageForUsedToken(db: Kysely<Database>, token: string, now: Date): Promise<string> {
  const found = await findToken(db, token);
  if (found?.kind === 'confirm-email' && found.spent_at && found.confirmed_at) return confirmedMessage;
  if (found?.kind === 'email-change' && found.newEmail && emailKey(found.newEmail) === found.email_key) {
    return changedMessage;
  }
  const isExpired = found?.kind === 'confirm-email' && !found.spent_at && found.expires_at <= now;
  throw new ApiError(isExpired ? 'link_expired' : 'link_not_valid');
}

/** Emails a new link to an unconfirmed account, or repeats the notice to the owner of a confirmed one. */
async function resend(context: Context, key: string, passwordHash: string | null | undefined): Promise<void> {
  const { db, clock, config } = context;
  const queued = await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email', 'password_hash', 'confirmed_at', 'sign_up_hash'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!account || (account.confirmed_at && account.sign_up_hash === null)) return undefined;
    const to = { accountId: account.id, recipient: account.email };
    if (account.confirmed_at) return queueEmail(trx, emailRow('already-registered', to, {}));
    const newToken = {
      kind: 'confirm-email',
      accountId: account.id,
      passwordHash: passwordHash ?? account.password_hash,
    } as const;
    const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, clock());
    return queueEmail(trx, emailRow('confirm-email', to, { tokenId }));
  });
  if (queued) enqueueEmails(context, [queued.id]);
}

function queueEmail(trx: Kysely<Database>, row: ReturnType<typeof emailRow>) {
  return trx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
}
