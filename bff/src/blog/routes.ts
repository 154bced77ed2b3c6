import { blogContract, maxCommentCount } from '@dryrun/contracts/blog';
import type { Router } from 'express';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement, type Handlers } from '../platform/http/implement.ts';
import { findBan } from './bans.ts';
import { countPublished, listCommentPage } from './comment-pages.ts';
import { getComment } from './comments.ts';
import { moderationHandlers } from './moderation-handlers.ts';
import { queueReplyEmail, removeComment, withdrawReplyEmail } from './comment-emails.ts';
import { getPost } from './posts.ts';
import { toCommentResponse, buildThread } from './thread.ts';
import { insertComment, updateComment } from './writing.ts';

export function blogRoutes(context: Context): Router {
  return implement(blogContract, { ...commentHandlers(context), ...moderationHandlers(context) }, context);
}

interface NewComment {
  readonly postId: number;
  readonly content: string;
  readonly parentCommentId?: string | null | undefined;
  readonly recaptchaToken: string;
}

function commentHandlers(context: Context) {
  const { db, clock, rateLimits, captcha } = context;

  async function create(user: Principal, ip: string, draft: NewComment) {
    await requireNoBan(user);
    getPost(draft.postId);
    await rateLimits.consume('commentEachMinute', user.id);
    await rateLimits.consume('commentEachDay', user.id);
    await captcha.verify(draft.recaptchaToken, 'comment_submission', ip);
    const { postId, content, parentCommentId = null } = draft;
    const { id, isNew } = await insertComment(db, user, { postId, content, parentCommentId }, clock());
    if (isNew && parentCommentId !== null) await queueReplyEmail(db, id, clock());
    return toCommentResponse(await getComment(db, id), user);
  }

  async function requireNoBan({ id }: Principal): Promise<void> {
    const reason = await findBan(db, id);
    if (reason !== '') throw new ApiError('comment_ban', { message: `You can't comment here: ${reason}` });
  }

  return {
    async listComments({ params: { postId }, query, user, setHeader }) {
      getPost(postId);
      const { rows, next } = await listCommentPage(db, postId, query);
      if (next !== undefined) setHeader('Link', `<?cursor=${next}>; rel="next"`);
      setHeader('X-Total-Count', String(await countPublished(db, postId, maxCommentCount)));
      return buildThread(rows, user);
    },
    createComment: ({ body, user, ip }) => create(user, ip, body),
    createPostComment: ({ params: { postId }, body, user, ip }) => create(user, ip, { ...body, postId }),
    async updateComment({ params: { id }, body: { content }, user }) {
      await requireNoBan(user);
      await rateLimits.consume('commentEdit', user.id);
      await updateComment(db, user, id, content, clock());
      const comment = await getComment(db, id);
      if (comment.state !== 'published') await withdrawReplyEmail(db, id);
      return toCommentResponse(comment, user);
    },
    deleteComment: ({ params: { id }, query: { reason }, user }) => removeComment(db, user, id, reason),
    async getCommenter({ user }) {
      return { banReason: await findBan(db, user.id) };
    },
  } satisfies Partial<Handlers<typeof blogContract>>;
}
