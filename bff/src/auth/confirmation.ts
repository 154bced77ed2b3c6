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

const confirmedMessage = 'Your e-mail is confirmed. You can log in now.';
const changedMessage = 'Your e-mail address is changed. Please log in with the new one.';
const resentMessage =
  'If this address waits to be confirmed, we have sent a new link. Please check your e-mail.';

type Confirmation = 'confirmEmail' | 'resendConfirmation';

/** Confirming an address, the first one or a new one, and asking for the link again. */
export function confirmationHandlers(context: Context): Pick<Handlers<typeof authContract>, Confirmation> {
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
          // Somebody took the new address in the same moment.
          throw isUniqueViolation(error) ? new ApiError('link_not_valid') : error;
        });
      return { message: message ?? (await repeatedMessage(db, token, now)) };
    },

    async resendConfirmation({ body: { email, token }, ip }) {
      await rateLimits.take('resendByAddress', addressKey(ip));
      const link = token === undefined ? undefined : await findToken(db, token);
      const key = emailKey(link?.email ?? email ?? token ?? '');
      await rateLimits.take('resendEachMinute', key);
      await rateLimits.take('resendEachDay', key);
      if (token === undefined || link?.kind === 'confirm-email') {
        await withMinimumDuration(() => resend(context, key, link?.password_hash));
      }
      return { message: resentMessage };
    },
  };
}

/** True when the link confirmed its account. Its sign-up's password becomes the account's, whoever else signed up meanwhile. */
async function confirmSignUp(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const link = await consumeToken(trx, 'confirm-email', token, now);
  if (!link) return false;
  await trx
    .updateTable('account')
    .set((eb) => ({
      confirmed_at: now,
      password_hash: link.password_hash,
      // Whoever signed up last and is not who confirmed must not learn by logging in that somebody did.
      sign_up_hash: eb.fn<string | null>('nullif', ['password_hash', eb.val(link.password_hash)]),
    }))
    .where('id', '=', link.account_id)
    .where('confirmed_at', 'is', null)
    .execute();
  await revokeTokens(trx, link.account_id, ['confirm-email'], now);
  return true;
}

/** True when the link gave its account a new address. Every session ends, and the old address is told. */
async function changeEmail(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const link = await consumeToken(trx, 'email-change', token, now);
  if (!link?.email) return false;
  const before = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', link.account_id)
    .executeTakeFirstOrThrow();
  const taken = await trx
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(link.email))
    .where('id', '<>', link.account_id)
    .executeTakeFirst();
  if (taken) throw new ApiError('link_not_valid');
  await trx
    .updateTable('account')
    .set({ email: link.email, email_key: emailKey(link.email) })
    .where('id', '=', link.account_id)
    .execute();
  await revokeTokens(trx, link.account_id, ['email-change', 'account-recovery'], now);
  await deleteSessions(trx, link.account_id);
  const to = { accountId: link.account_id, recipient: before.email };
  await trx
    .insertInto('mail')
    .values(emailRow('email-changed', to, { newEmail: link.email }))
    .execute();
  return true;
}

/** The answer to a link that is not valid now: a second click on one that worked is told the same as the first. */
async function repeatedMessage(db: Kysely<Database>, token: string, now: Date): Promise<string> {
  const link = await findToken(db, token);
  if (link?.kind === 'confirm-email' && link.spent_at && link.confirmed_at) return confirmedMessage;
  if (link?.kind === 'email-change' && link.newEmail && emailKey(link.newEmail) === link.email_key) {
    return changedMessage;
  }
  const isExpired = link?.kind === 'confirm-email' && !link.spent_at && link.expires_at <= now;
  throw new ApiError(isExpired ? 'link_expired' : 'link_not_valid');
}

/** Mails the account of an e-mail a new link if it waits for one; who signed up with a known e-mail is told again. */
async function resend(context: Context, key: string, passwordHash: string | null | undefined): Promise<void> {
  const { db, clock, config } = context;
  const mailId = await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email', 'password_hash', 'confirmed_at', 'sign_up_hash'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!account || (account.confirmed_at && account.sign_up_hash === null)) return undefined;
    const to = { accountId: account.id, recipient: account.email };
    if (account.confirmed_at) return queueMail(trx, emailRow('already-registered', to, {}));
    const link = {
      kind: 'confirm-email',
      accountId: account.id,
      passwordHash: passwordHash ?? account.password_hash,
    } as const;
    const tokenId = await issueToken(trx, config.SECRET_KEY, link, clock());
    return queueMail(trx, emailRow('confirm-email', to, { tokenId }));
  });
  if (mailId) enqueueEmails(context, [mailId.id]);
}

function queueMail(trx: Kysely<Database>, row: ReturnType<typeof emailRow>) {
  return trx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
}
