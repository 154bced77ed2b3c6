import { z } from 'zod';
import { recaptchaToken } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { decimal, requestBody, text, wholeNumber } from './request-field.ts';

/** An article (spec section 3). Static: it needs no call. `date` is in seconds since 1970, in UTC. */
export const blogPostSchema = z.object({
  postId: z.int(),
  title: z.string(),
  shortDesc: z.string(),
  author: z.string(),
  authorImageUrl: z.string(),
  linkedinUrl: z.url().optional(),
  date: z.int(),
  path: z.string().regex(/^[a-z0-9-]+$/),
  imageUrl: z.string(),
  /** What the picture shows, for those who do not see it. */
  imageAlt: z.string(),
  showImage: z.boolean(),
  youtubeUrl: z.url().nullable(),
  content: z.string(),
});

export type BlogPost = z.output<typeof blogPostSchema>;

/**
 * A comment as one reader may see it. `authorEmail` is filled for the author and for admins only, so that the list,
 * which is public, publishes no address. Times are ISO 8601 in UTC; the two differ once the comment was edited.
 */
const commentFields = {
  id: z.uuid(),
  postId: z.int(),
  content: z.string(),
  parentCommentId: z.uuid().nullable(),
  authorName: z.string(),
  authorEmail: z.string(),
  authorImageUrl: z.string().nullable(),
  creationTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** Whom a reply to a reply answers; it stands under the top-level comment all the same. */
  replyToName: z.string().optional(),
  /** `deleted` keeps its place while replies live; `awaiting_review` is seen by its author and admins only. */
  state: z.enum(['published', 'awaiting_review', 'hidden', 'deleted']),
};

/** A reply: replies have none of their own. */
const replySchema = z.object({ ...commentFields, replies: z.array(z.never()) });

export const commentSchema = z.object({ ...commentFields, replies: z.array(replySchema) });

export type Comment = z.output<typeof commentSchema>;
export type Reply = z.output<typeof replySchema>;

/** How long a text is as a person counts: in Unicode code points, without the space around it. */
function commentLength(content: string): number {
  return [...content.trim()].length;
}

/** Whether there is nothing to see in a comment: only spaces, or characters without a shape such as U+200B. */
export function isBlankComment(content: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(content);
}

const content = text('content')
  .trim()
  .refine((value) => !isBlankComment(value), 'content: write something first')
  .refine(
    (value) => commentLength(value) <= limits.commentLength,
    'content: Comment cannot exceed 1000 characters',
  )
  .refine((value) => !value.includes('\0'), 'content: a null byte is not allowed');

const commentId = z.object({ id: z.uuid('id: there is no such comment') });
const draft = {
  content,
  parentCommentId: z.uuid('parentCommentId: there is no such comment').nullish(),
  recaptchaToken,
};

/** GET /blog/posts/{postId}/comments: top level newest first, replies oldest first. */
export const listComments = endpoint({
  method: 'GET',
  path: '/blog/posts/:postId/comments',
  access: 'public',
  params: z.object({ postId: decimal('postId') }),
  response: z.array(commentSchema),
});

/** POST /blog/comments: a comment, or a reply when `parentCommentId` is given. */
export const createComment = endpoint({
  method: 'POST',
  path: '/blog/comments',
  access: 'user',
  body: requestBody({ postId: wholeNumber('postId'), ...draft }),
  response: commentSchema,
  status: 201,
});

/** POST /blog/posts/{postId}/comments: the same at the list's own address. */
export const createPostComment = endpoint({
  method: 'POST',
  path: '/blog/posts/:postId/comments',
  access: 'user',
  params: z.object({ postId: decimal('postId') }),
  body: requestBody(draft),
  response: commentSchema,
  status: 201,
});

/** PUT /blog/comments/{id}: a new text for one's own comment. */
export const updateComment = endpoint({
  method: 'PUT',
  path: '/blog/comments/:id',
  access: 'user',
  params: commentId,
  body: requestBody({ content }),
  response: commentSchema,
});

const reason = text('reason').trim().max(500, 'reason: at most 500 characters are allowed');

/** DELETE /blog/comments/{id}: one's own, or any for an admin, who may give a reason that the author is mailed. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/blog/comments/:id',
  access: 'user',
  params: commentId,
  query: z.object({ reason: reason.optional() }),
  response: z.undefined(),
  status: 204,
});

export const reportReasons = ['spam', 'abuse', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** POST /blog/comments/{id}/report: three reports by different people hide a comment until it is reviewed. */
export const reportComment = endpoint({
  method: 'POST',
  path: '/blog/comments/:id/report',
  access: 'user',
  params: commentId,
  body: requestBody({
    reason: z.enum(reportReasons, `reason: use one of ${reportReasons.join(', ')}`),
  }),
  response: z.object({ message: z.string() }),
});

/** GET /blog/commenter: whether the caller may comment; `banReason` is empty when they may. */
export const getCommenter = endpoint({
  method: 'GET',
  path: '/blog/commenter',
  access: 'user',
  response: z.object({ banReason: z.string() }),
});

const queuedComment = z.object({
  ...commentFields,
  authorId: z.uuid().nullable(),
  /** Why its author may not comment; empty when they may. */
  authorBanReason: z.string(),
  /** Objections that no admin has settled yet. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** What it said before its edits, newest first. */
  revisions: z.array(z.object({ content: z.string(), replacedAt: z.iso.datetime() })),
});

export type QueuedComment = z.output<typeof queuedComment>;

/** GET /blog/moderation: what awaits an admin: first comments with a link, and reported ones. Oldest first. */
export const listModeration = endpoint({
  method: 'GET',
  path: '/blog/moderation',
  access: 'admin',
  response: z.array(queuedComment),
});

/**
 * POST /blog/moderation/{id}: publishes a comment (its reports are settled), deletes it, or takes back that it was
 * published: it awaits a decision again, with its reports.
 */
export const moderateComment = endpoint({
  method: 'POST',
  path: '/blog/moderation/:id',
  access: 'admin',
  params: commentId,
  body: requestBody({
    decision: z.enum(['publish', 'delete', 'reopen'], 'decision: use publish, delete or reopen'),
    reason: reason.optional(),
  }),
  response: z.object({ message: z.string() }),
});

/** POST /blog/commenters/{id}/ban: forbids a person to comment; an empty reason allows it again. */
export const banCommenter = endpoint({
  method: 'POST',
  path: '/blog/commenters/:id/ban',
  access: 'admin',
  params: z.object({ id: z.uuid('id: there is no such account') }),
  body: requestBody({ reason }),
  response: z.object({ message: z.string() }),
});

const ban = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  creationTime: z.iso.datetime(),
});

export type CommentBan = z.output<typeof ban>;

/** GET /blog/bans: who may not comment, newest first. */
export const listBans = endpoint({
  method: 'GET',
  path: '/blog/bans',
  access: 'admin',
  response: z.array(ban),
});

export const blogContract = {
  listComments,
  createComment,
  createPostComment,
  updateComment,
  deleteComment,
  reportComment,
  getCommenter,
  listModeration,
  moderateComment,
  banCommenter,
  listBans,
};
