import { pagePath, serverPaths } from '@dryrun/contracts/pages';
import type { profileContract } from '@dryrun/contracts/profile';
import { deleteSessions, type Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { signLinkState, consumeLinkCode, type LinkedIdentity } from '../credentials/oauth-link-state.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { providerNames } from '../credentials/provider-names.ts';
import { hashPassword, passwordChangedMessage } from '../credentials/passwords.ts';
import { revokeTokens } from '../credentials/one-time-tokens.ts';
import { refuseWeakPassword } from '../credentials/weak-passwords.ts';
import { ApiError, isUniqueViolation } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { lockAccount, requireReauthentication } from './reauthenticate.ts';

export function linkedLoginHandlers(context: Context) {
  const { db, clock, config, rateLimits } = context;
  return {
    async updatePassword({ user, body: { currentPassword, password } }) {
      const account = await db
        .selectFrom('account')
        .select(['email', 'password_hash'])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      if (account.password_hash === null) throw new ApiError('password_missing');
      refuseWeakPassword(password, account.email);
      await requireReauthentication(context, user, currentPassword, 'currentPassword');
      await rateLimits.consume('passwordChangeByAccount', user.id);
      const passwordHash = await hashPassword(password);
      const now = clock();
      const emailId = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, user);
        await trx
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', user.id)
          .execute();
        await deleteSessions(trx, user.id, user.sessionId);
        // Revokes an email change that an intruder with the old password may have requested.
        await revokeTokens(trx, user.id, ['account-recovery', 'email-change'], now);
        const to = { accountId: user.id, recipient: account.email };
        return insertEmail(trx, 'password-changed', to, { changedAt: now.toISOString() });
      });
      enqueueEmails(context, [emailId]);
      return { message: passwordChangedMessage };
    },

    async startLinking({ user, params: { provider }, body: { password } }) {
      await requireReauthentication(context, user, password);
      const query = new URLSearchParams({
        redirect_uri: `${config.APP_URL.replace(/\/$/, '')}${pagePath('socialLogin')}`,
        state: pagePath('profile'),
        ticket: signLinkState(context, user.id),
      });
      return { url: `${serverPaths.socialLogin}/${provider}?${query.toString()}` };
    },

    async finishLinking({ user, body: { code } }) {
      const identity = await consumeLinkCode(context, code, user.id);
      if (!identity) throw new ApiError('link_not_valid');
      const { provider, subject, email } = identity;
      const name = providerNames[provider];
      try {
        enqueueEmails(context, [await link(user, { provider, subject, email })]);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const ownLogin = await db
          .selectFrom('social_login')
          .select('subject')
          .where('account_id', '=', user.id)
          .where('provider', '=', provider)
          .executeTakeFirst();
        if (ownLogin?.subject !== subject) {
          throw ownLogin
            ? new ApiError('login_already_linked', {
                message: `Your account is already connected to another ${name} login. Disconnect it first.`,
              })
            : new ApiError('login_already_linked');
        }
      }
      return { message: `${name} is connected.` };
    },

    async unlink({ user, params: { provider } }) {
      await db.transaction().execute(async (trx) => {
        // The lock keeps two concurrent calls from removing both remaining logins.
        const { password_hash: passwordHash } = await trx
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', user.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const otherLogins = await trx
          .selectFrom('social_login')
          .select('provider')
          .where('account_id', '=', user.id)
          .where('provider', '<>', provider)
          .execute();
        if (passwordHash === null && otherLogins.length === 0) throw new ApiError('last_login');
        await trx
          .deleteFrom('social_login')
          .where('account_id', '=', user.id)
          .where('provider', '=', provider)
          .execute();
      });
      return { message: `${providerNames[provider]} is disconnected.` };
    },
  } satisfies Partial<Handlers<typeof profileContract>>;

  /** Also queues the notice to the owner. Returns the email's id. */
  async function link(user: Principal, login: Omit<LinkedIdentity, 'accountId'>): Promise<string> {
    const { id: accountId } = user;
    return db.transaction().execute(async (trx) => {
      const { email: recipient } = await lockAccount(trx, user);
      await trx
        .insertInto('social_login')
        .values({ ...login, account_id: accountId })
        .execute();
      const data = { provider: providerNames[login.provider], email: login.email };
      return insertEmail(trx, 'login-linked', { accountId, recipient }, data);
    });
  }
}
