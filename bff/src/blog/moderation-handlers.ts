import type { blogContract } from '@dryrun/contracts/blog';
import type { Context } from '../platform/context.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { banCommenter, listBans } from './bans.ts';
import { listModeration, publishComment, reopenComment, reportComment } from './moderation.ts';
import { noticeRemoval, noticeReply, withdrawNotice } from './comment-emails.ts';
import { deleteComment } from './writing.ts';

type ModerationHandlers = Pick<
  Handlers<typeof blogContract>,
  'reportComment' | 'listModeration' | 'moderateComment' | 'banCommenter' | 'listBans'
>;

/** Readers' objections and what admins decide. */
export function moderationHandlers({ db, clock, rateLimits, log }: Context): ModerationHandlers {
  return {
    async reportComment({ params: { id }, body: { reason }, user }) {
      await rateLimits.take('commentReport', user.id);
      if (await reportComment(db, user, id, reason)) await withdrawNotice(db, id);
      return { message: 'Thank you. We will look at this comment.' };
    },
    listModeration: ({ user }) => listModeration(db, user),
    async moderateComment({ params: { id }, body: { decision, reason }, user }) {
      log.info({ commentId: id, decision, adminId: user.id }, 'a comment was moderated');
      if (decision === 'publish') {
        if (await publishComment(db, user, id, clock())) await noticeReply(db, id, clock());
        return { message: 'The comment is published.' };
      }
      if (decision === 'reopen') {
        if (!(await reopenComment(db, user, id))) await withdrawNotice(db, id);
        return { message: 'The comment awaits a decision again.' };
      }
      const { accountId, postId } = await deleteComment(db, user, id, reason);
      await withdrawNotice(db, id);
      if (reason && accountId !== null && accountId !== user.id)
        await noticeRemoval(db, { accountId, postId, reason });
      return { message: 'The comment is deleted.' };
    },
    async banCommenter({ params: { id }, body: { reason }, user }) {
      log.info(
        { accountId: id, isBanned: reason !== '', adminId: user.id },
        'a commenter was banned or allowed',
      );
      await banCommenter(db, user, id, reason);
      return { message: reason === '' ? 'They may comment again.' : 'They may no longer comment.' };
    },
    listBans: () => listBans(db),
  };
}
