import { undoLinkNotValid, type authContract, type SocialProvider } from '@dryrun/contracts/auth';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import { deleteSessions } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { withMinimumDuration } from '../credentials/constant-response-time.ts';
import { findToken, issueToken, consumeToken, revokeTokens } from '../credentials/one-time-tokens.ts';
import { providerNames } from '../credentials/provider-names.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { hashPassword, passwordChangedMessage } from '../credentials/passwords.ts';
import { refuseWeakPassword } from '../credentials/weak-passwords.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { findAccountByEmail } from './accounts.ts';

// The product specification fixes this text.
const sentMessage =
  "You should soon receive an email allowing you to reset your password. Please make sure to check your spam folder if you can't find the email.";

const undoneMessage = "Your account won't be deleted. You can log in again.";

export function recoveryHandlers(context: Context) {
  const { db, clock, rateLimits } = context;
  return {
    async recoverAccount({ query: { email }, ip }) {
      await rateLimits.consume('recoveryByAddress', addressKey(ip));
      await rateLimits.consume('recoveryByEmail', emailKey(email));
      await withMinimumDuration(() => sendRecoveryEmail(context, email));
      return { message: sentMessage };
    },

    async changePassword({ body: { password, token }, ip }) {
      await rateLimits.consume('passwordChangeByAddress', addressKey(ip));
      const storedToken = await findToken(db, token);
      refuseWeakPassword(password, storedToken?.email ?? '');
      const passwordHash = await hashPassword(password);
      const now = clock();
      const { emailId, disconnected } = await db.transaction().execute(async (trx) => {
        const consumedToken = await consumeToken(trx, 'account-recovery', token, now);
        if (!consumedToken) throw new ApiError('link_not_valid');
        const logins = await disconnectLogins(trx, consumedToken.account_id);
        // The link was sent by email, so it also confirms the address.
        const account = await trx
          .updateTable('account')
          .set((eb) => ({
            password_hash: passwordHash,
            confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)),
          }))
          .where('id', '=', consumedToken.account_id)
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
        await revokeTokens(trx, account.id, ['account-recovery', 'confirm-email', 'email-change'], now);
        await deleteSessions(trx, account.id);
        const to = { accountId: account.id, recipient: account.email };
        const data = {
          changedAt: now.toISOString(),
          disconnected: logins.length > 0,
          disconnectedLogins: logins.map((provider) => providerNames[provider]),
        };
        return { emailId: await insertEmail(trx, 'password-changed', to, data), disconnected: logins };
      });
      enqueueEmails(context, [emailId]);
      if (storedToken) await rateLimits.reset('loginByAccount', storedToken.email_key);
      return { message: passwordChangedMessage, ...(disconnected.length > 0 && { disconnected }) };
    },

    async undoDeletion({ query: { token }, ip }) {
      await rateLimits.consume('confirmByAddress', addressKey(ip));
      const now = clock();
      await db.transaction().execute(async (trx) => {
        const consumedToken = await consumeToken(trx, 'undo-deletion', token, now);
        if (consumedToken)
          await trx
            .deleteFrom('account_deletion')
            .where('account_id', '=', consumedToken.account_id)
            .execute();
        else await requireAlreadyUndone(token);
      });
      return { message: undoneMessage };
    },
  } satisfies Partial<Handlers<typeof authContract>>;

  /** Throws `link_not_valid`, except for a repeated click on a link that has undone the deletion. */
  async function requireAlreadyUndone(token: string): Promise<void> {
    const storedToken = await findToken(db, token);
    const deletion = await db
      .selectFrom('account_deletion')
      .select('account_id')
      .where('account_id', '=', storedToken?.accountId ?? null)
      .executeTakeFirst();
    if (storedToken?.kind !== 'undo-deletion' || !storedToken.spent_at || deletion)
      throw new ApiError('link_not_valid', { message: undoLinkNotValid });
  }
}

/**
 * Disconnects all social logins, because an intruder who knew the old password may have connected one. The owner's
 * login reconnects by itself if it has the account's email. An account without a password keeps its logins. Returns
 * the disconnected ones.
 */
async function disconnectLogins(trx: Transaction<Database>, accountId: string): Promise<SocialProvider[]> {
  const { password_hash: passwordHash } = await trx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (passwordHash === null) return [];
  const rows = await trx
    .deleteFrom('social_login')
    .where('account_id', '=', accountId)
    .returning('provider')
    .execute();
  return rows.map(({ provider }) => provider).toSorted();
}

/** Also revokes earlier links. Does nothing if there is no such account or its deletion is scheduled. */
async function sendRecoveryEmail(context: Context, email: string): Promise<void> {
  const { db, clock, config } = context;
  const now = clock();
  const emailId = await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account || account.deletesAt) return undefined;
    await revokeTokens(trx, account.id, ['account-recovery'], now);
    const newToken = { kind: 'account-recovery', accountId: account.id } as const;
    const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, now);
    const to = { accountId: account.id, recipient: account.email };
    const hasPassword = account.password_hash !== null;
    return insertEmail(trx, 'account-recovery', to, { tokenId, hasPassword });
  });
  if (emailId !== undefined) enqueueEmails(context, [emailId]);
}
