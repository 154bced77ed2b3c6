import type { adminContract } from '@dryrun/contracts/admin';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import { audit } from '../platform/audit.ts';
import { deleteSessions, insertView } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { issueToken } from '../credentials/one-time-tokens.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';

export function userActions(context: Context) {
  const { db, clock, config } = context;
  return {
    async endSessions({ params: { id }, body: { reason }, user }) {
      const count = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, id);
        const { sessions } = await trx
          .selectFrom('token')
          .select((eb) => eb.fn.countAll<string>().as('sessions'))
          .where('account_id', '=', id)
          .where('kind', '=', 'session')
          .where('admin_session_id', 'is', null)
          .executeTakeFirstOrThrow();
        await deleteSessions(trx, id);
        await audit(trx, {
          actorId: user.id,
          act: 'end-sessions',
          accountId: id,
          before: { sessions: Number(sessions) },
          after: { sessions: 0 },
          reason,
        });
        return Number(sessions);
      });
      return { message: count === 1 ? 'Logged out of 1 browser.' : `Logged out of ${count} browsers.` };
    },

    async resendUserConfirmation({ params: { id }, body: { reason }, user }) {
      const emailId = await db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, id);
        if (account.erased_at) throw new ApiError('account_not_found');
        if (account.confirmed_at) throw new ApiError('already_confirmed');
        const newToken = {
          kind: 'confirm-email',
          accountId: id,
          passwordHash: account.password_hash,
        } as const;
        const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, clock());
        await audit(trx, { actorId: user.id, act: 'resend-confirmation', accountId: id, reason });
        const to = { accountId: id, recipient: account.email };
        return insertEmail(trx, 'confirm-email', to, { tokenId });
      });
      enqueueEmails(context, [emailId]);
      return { message: 'A new link is on its way.' };
    },

    async viewAccount({ params: { id }, body: { reason }, user }) {
      const accessToken = await db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, id);
        if (account.role === 'admin') throw new ApiError('admin_not_viewable');
        if (account.erased_at) throw new ApiError('account_erased');
        await audit(trx, { actorId: user.id, act: 'view-account', accountId: id, reason });
        return insertView(trx, id, user, clock());
      });
      return { accessToken };
    },
  } satisfies Partial<Handlers<typeof adminContract>>;
}

/** Locks an account's row until the transaction ends. Throws `account_not_found`. */
async function lockAccount(trx: Transaction<Database>, id: string) {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'role', 'confirmed_at', 'password_hash', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new ApiError('account_not_found');
  return account;
}
