import { z } from 'zod';
import { recaptchaToken } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { decimal, requestBody, text, wholeNumber } from './request-field.ts';
import { messageResponse, noContent } from './responses.ts';

/** A blog post. Bundled with the client. `date` is in seconds since the epoch. */
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
  imageAlt: z.string(),
  showImage: z.boolean(),
  youtubeUrl: z.url().nullable(),
  content: z.string(),
});

export type BlogPost = z.output<typeof blogPostSchema>;

/**
 * The list is public, so `authorEmail` is set for the author and admins only. Times are ISO 8601 in UTC. An edit changes
 * only the time of the update.
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
  /** Set for a reply to a reply; the parent is still the top-level comment. */
  replyToName: z.string().optional(),
  /** `deleted` stays listed while it has replies; `awaiting_review` is visible to its author and admins only. */
  state: z.enum(['published', 'awaiting_review', 'hidden', 'deleted']),
};

/** Replies are one level deep. */
const replySchema = z.object({ ...commentFields, replies: z.array(z.never()) });

export const commentSchema = z.object({ ...commentFields, replies: z.array(replySchema) });

export type Comment = z.output<typeof commentSchema>;
export type Reply = z.output<typeof replySchema>;

/** Length in Unicode code points, after trimming. */
function commentLength(content: string): number {
  return [...content.trim()].length;
}

/** Whether a comment has no visible characters: only spaces, controls, or format characters such as U+200B. */
export function isBlankComment(content: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(content);
}

export const commentTooLong = `Comment cannot exceed ${limits.commentLength} characters`;

const content = text('content')
  .trim()
  .refine((value) => !isBlankComment(value), 'content: enter a comment')
  .refine((value) => commentLength(value) <= limits.commentLength, `content: ${commentTooLong}`)
  .refine((value) => !value.includes('\0'), 'content: null bytes are not allowed');

const commentId = z.object({ id: z.uuid('id: comment not found') });
const draft = {
  content,
  parentCommentId: z.uuid('parentCommentId: comment not found').nullish(),
  recaptchaToken,
};

/** The most comments of a page. */
export const commentPageSize = 50;

/** Comments are counted up to this number. */
export const maxCommentCount = 1000;

/**
 * A page of comments: top-level comments newest first, replies oldest first. While there are more, the header `Link` names
 * the next page (`rel="next"`, RFC 8288). A page that begins within a thread repeats its top-level comment. `at` is the id
 * of a comment to begin with. `X-Total-Count` is the number of published comments, counted up to `maxCommentCount`.
 */
export const listComments = endpoint({
  method: 'GET',
  path: '/blog/posts/:postId/comments',
  access: 'public',
  params: z.object({ postId: decimal('postId') }),
  query: z.object({ cursor: text('cursor').optional(), at: z.uuid('at: comment not found').optional() }),
  response: z.array(commentSchema),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/blog/comments',
  access: 'user',
  body: requestBody({ postId: wholeNumber('postId'), ...draft }),
  response: commentSchema,
  status: 201,
});

export const createPostComment = endpoint({
  method: 'POST',
  path: '/blog/posts/:postId/comments',
  access: 'user',
  params: z.object({ postId: decimal('postId') }),
  body: requestBody(draft),
  response: commentSchema,
  status: 201,
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/blog/comments/:id',
  access: 'user',
  params: commentId,
  body: requestBody({ content }),
  response: commentSchema,
});

export const maxReasonCharacters = 500;

const reason = text('reason')
  .trim()
  .max(maxReasonCharacters, `reason: at most ${maxReasonCharacters} characters are allowed`);

/** Users delete their own comments, admins any. An admin's `reason` is emailed to the author. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/blog/comments/:id',
  access: 'user',
  params: commentId,
  query: z.object({ reason: reason.optional() }),
  ...noContent,
});

export const reportReasons = ['spam', 'abuse', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Reports from three accounts hide a comment until it is reviewed. */
export const reportComment = endpoint({
  method: 'POST',
  path: '/blog/comments/:id/report',
  access: 'user',
  params: commentId,
  body: requestBody({
    reason: z.enum(reportReasons, `reason: use one of ${reportReasons.join(', ')}`),
  }),
  response: messageResponse,
});

/** `banReason` is empty if the caller may comment. */
export const getCommenter = endpoint({
  method: 'GET',
  path: '/blog/commenter',
  access: 'user',
  response: z.object({ banReason: z.string() }),
});

const queuedComment = z.object({
  ...commentFields,
  authorId: z.uuid().nullable(),
  /** Empty if the author is not banned. */
  authorBanReason: z.string(),
  /** Unresolved reports. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** Earlier versions, newest first. */
  revisions: z.array(z.object({ content: z.string(), replacedAt: z.iso.datetime() })),
});

export type QueuedComment = z.output<typeof queuedComment>;

/** Comments awaiting review (first comments with a link, and reported ones), oldest first. */
export const listModerationQueue = endpoint({
  method: 'GET',
  path: '/blog/moderation',
  access: 'admin',
  response: z.array(queuedComment),
});

/** `publish` resolves the reports of a comment. `reopen` reverts a decision and restores the reports. */
export const moderateComment = endpoint({
  method: 'POST',
  path: '/blog/moderation/:id',
  access: 'admin',
  params: commentId,
  body: requestBody({
    decision: z.enum(['publish', 'delete', 'reopen'], 'decision: use publish, delete or reopen'),
    reason: reason.optional(),
  }),
  response: messageResponse,
});

/** Bans an account from commenting; an empty reason lifts the ban. */
export const banCommenter = endpoint({
  method: 'POST',
  path: '/blog/commenters/:id/ban',
  access: 'admin',
  params: z.object({ id: z.uuid('id: account not found') }),
  body: requestBody({ reason }),
  response: messageResponse,
});

const ban = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  creationTime: z.iso.datetime(),
});

export type CommentBan = z.output<typeof ban>;

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
  listModerationQueue,
  moderateComment,
  banCommenter,
  listBans,
};
