import { limits } from '@dryrun/contracts/limits';
import type { profileContract } from '@dryrun/contracts/profile';
import { selectActiveEnrollments } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import { jobIdOf } from '@dryrun/runtime/queues';
import type { Transaction } from 'kysely';
import { deleteSessions } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { issueToken, revokeTokens } from '../credentials/one-time-tokens.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { findPendingEmail } from './profile.ts';
import { lockAccount, requireReauthentication } from './reauthenticate.ts';

const dayMs = 24 * 3600 * 1000;

export function accountChangeHandlers(context: Context) {
  const { db, clock, config, rateLimits, enqueuer, log } = context;
  return {
    async changeEmail({ user, body: { email, password } }) {
      await rateLimits.consume('emailChangeByAccount', user.id);
      await requireReauthentication(context, user, password);
      const emailIds = await db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, user);
        if (account.email === email)
          throw fieldError('invalid_request', 'email', 'email: this is already your address');
        const to = { accountId: user.id, recipient: account.email };
        return [
          await insertConfirmation(trx, user.id, email),
          await insertEmail(trx, 'email-change-notice', to, { newEmail: email }),
        ];
      });
      enqueueEmails(context, emailIds);
      return { message: sentMessage(email) };
    },

    async resendEmailChange({ user }) {
      await rateLimits.consume('emailChangeByAccount', user.id);
      const { email, emailId } = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, user);
        const pendingEmail = (await findPendingEmail(trx, user.id, clock()))?.email;
        if (!pendingEmail) throw new ApiError('no_pending_email');
        return { email: pendingEmail, emailId: await insertConfirmation(trx, user.id, pendingEmail) };
      });
      enqueueEmails(context, [emailId]);
      return { message: sentMessage(email) };
    },

    async cancelEmailChange({ user }) {
      await revokeTokens(db, user.id, ['email-change'], clock());
      return { message: 'Your email stays the same.' };
    },

    async requestExport({ user }) {
      const now = clock();
      const exportId = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute();
        const recentExport = await trx
          .selectFrom('data_export')
          .select('requested_at')
          .where('account_id', '=', user.id)
          .where('state', '<>', 'failed')
          .where('requested_at', '>', new Date(now.getTime() - dayMs))
          .executeTakeFirst();
        if (recentExport) throw exportTooSoonError(recentExport.requested_at, now);
        const { id } = await trx
          .insertInto('data_export')
          .values({ account_id: user.id, requested_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      });
      enqueuer
        .enqueue('accounts', 'export', { exportId }, jobIdOf('export', exportId))
        .catch(logUnqueued(log, { exportId }));
      return { message: "We're preparing your data. We'll email you when it's ready." };
    },

    async requestDeletion({ user, body: { email, password, deletesComments, losesAccess } }) {
      const account = await db
        .selectFrom('account')
        .select(['email', 'email_key'])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      if (account.email_key !== emailKey(email)) throw fieldError('wrong_email', 'email');
      await requireReauthentication(context, user, password);
      const now = clock();
      const deletesAt = new Date(now.getTime() + limits.deletionGraceDays * dayMs);
      const emailId = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, user);
        if (!losesAccess && (await hasActiveAccess(trx, user.id, now)))
          throw fieldError('access_active', 'losesAccess');
        await trx
          .insertInto('account_deletion')
          .values({
            account_id: user.id,
            deletes_comments: deletesComments,
            requested_at: now,
            deletes_at: deletesAt,
          })
          .onConflict((conflict) => conflict.doNothing()) // a repeated request
          .execute();
        await deleteSessions(trx, user.id);
        await revokeTokens(trx, user.id, ['account-recovery', 'email-change', 'undo-deletion'], now);
        const newToken = { kind: 'undo-deletion', accountId: user.id } as const;
        const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, now);
        const to = { accountId: user.id, recipient: account.email };
        return insertEmail(trx, 'deletion-requested', to, { tokenId, deletesAt: deletesAt.toISOString() });
      });
      enqueueEmails(context, [emailId]);
      return {
        message: 'Your account will be deleted. Use the link in our email if you change your mind.',
        deletesAt: deletesAt.toISOString(),
      };
    },
  } satisfies Partial<Handlers<typeof profileContract>>;

  /** Revokes earlier links. Returns the id of the email to the new address. */
  async function insertConfirmation(trx: Transaction<Database>, accountId: string, email: string) {
    const now = clock();
    const otherAccount = await trx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('email_key', '=', emailKey(email))
      .where('id', '<>', accountId)
      .executeTakeFirst();
    await revokeTokens(trx, accountId, ['email-change'], now);
    const newToken = { kind: 'email-change', accountId, email } as const;
    const tokenId = await issueToken(trx, config.SECRET_KEY, newToken, now);
    // Only the owner of the address learns that it already has an account.
    return otherAccount
      ? insertEmail(
          trx,
          'already-registered',
          { accountId: otherAccount.id, recipient: otherAccount.email },
          {},
        )
      : insertEmail(trx, 'email-change', { accountId, recipient: email }, { tokenId });
  }
}

const sentMessage = (email: string): string =>
  `We sent a link to ${email}. Open it to change your email address.`;

function exportTooSoonError(requestedAt: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((requestedAt.getTime() + dayMs - now.getTime()) / 1000));
  return new ApiError('too_many_attempts', {
    message: 'You can request your data once a day.',
    retryAfterSeconds: seconds,
  });
}

async function hasActiveAccess(trx: Transaction<Database>, accountId: string, now: Date): Promise<boolean> {
  const enrollment = await selectActiveEnrollments(trx, accountId, now)
    .select('course_id')
    .executeTakeFirst();
  return enrollment !== undefined;
}
