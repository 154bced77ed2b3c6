import type { blogContract } from '@dryrun/contracts/blog';
import type { Context } from '../platform/context.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { banCommenter, listBans } from './bans.ts';
import { listModerationQueue, publishComment, reopenComment, reportComment } from './moderation.ts';
import { queueReplyEmail, removeComment, withdrawReplyEmail } from './comment-emails.ts';

export function moderationHandlers({ db, clock, rateLimits, log }: Context) {
  return {
    async reportComment({ params: { id }, body: { reason }, user }) {
      await rateLimits.consume('commentReport', user.id);
      if (await reportComment(db, user, id, reason)) await withdrawReplyEmail(db, id);
      return { message: 'Thanks for the report. We will review this comment.' };
    },
    listModerationQueue: ({ user }) => listModerationQueue(db, user),
    async moderateComment({ params: { id }, body: { decision, reason }, user }) {
      log.info({ commentId: id, decision, adminId: user.id }, 'moderated a comment');
      if (decision === 'publish') {
        if (await publishComment(db, user, id, clock())) await queueReplyEmail(db, id, clock());
        return { message: 'The comment is published.' };
      }
      if (decision === 'reopen') {
        if (!(await reopenComment(db, user, id))) await withdrawReplyEmail(db, id);
        return { message: 'The comment is back in the review queue.' };
      }
      await removeComment(db, user, id, reason);
      return { message: 'The comment is deleted.' };
    },
    async banCommenter({ params: { id }, body: { reason }, user }) {
      log.info({ accountId: id, isBanned: reason !== '', adminId: user.id }, 'changed a comment ban');
      await banCommenter(db, user, id, reason);
      return { message: reason === '' ? 'This user can comment again.' : 'This user can no longer comment.' };
    },
    listBans: () => listBans(db),
  } satisfies Partial<Handlers<typeof blogContract>>;
}
