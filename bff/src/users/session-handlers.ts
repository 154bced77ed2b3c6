import type { profileContract } from '@dryrun/contracts/profile';
import { deleteSessions } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { describeDevice } from './device.ts';

export function sessionHandlers({ db, clock }: Context) {
  return {
    async listSessions({ user }) {
      const rows = await db
        .selectFrom('token')
        .select(['id', 'user_agent', 'address', 'created_at', 'used_at', 'expires_at', 'admin_session_id'])
        .where('account_id', '=', user.id)
        .where('kind', '=', 'session')
        .where('expires_at', '>', clock())
        .orderBy((eb) => eb('id', '=', user.sessionId), 'desc')
        .orderBy('used_at', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        device: row.admin_session_id === null ? describeDevice(row.user_agent ?? '') : 'Support (read only)',
        address: user.isView ? null : row.address,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.used_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        isCurrent: row.id === user.sessionId,
      }));
    },

    async revokeSession({ user, params: { sessionId } }) {
      const { numDeletedRows } = await db
        .deleteFrom('token')
        .where('id', '=', sessionId)
        .where('account_id', '=', user.id)
        .where('kind', '=', 'session')
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new ApiError('session_not_found');
      return { message: 'This browser is logged out.' };
    },

    async revokeOtherSessions({ user }) {
      await deleteSessions(db, user.id, user.sessionId);
      return { message: 'All other browsers are logged out.' };
    },
  } satisfies Partial<Handlers<typeof profileContract>>;
}
