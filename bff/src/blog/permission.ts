import type { Principal } from '../caller/sessions.ts';
import { ApiError } from '../platform/error.ts';
import type { CommentRow } from './comments.ts';

type Owned = Pick<CommentRow, 'account_id' | 'state'>;

/** Whether a comment's text is for this reader: what awaits review or is hidden is for its author and for admins. */
export function canView({ account_id, state }: Owned, reader: Principal | undefined): boolean {
  if (state === 'published' || state === 'deleted') return true;
  return reader !== undefined && (reader.role === 'admin' || reader.id === account_id);
}

/** Only the author edits, an admin too only their own. Throws `comment_not_found` or `comment_not_yours`. */
export function requireEditable(comment: Owned, user: Principal): void {
  requireViewable(comment, user);
  if (comment.account_id !== user.id) throw new ApiError('comment_not_yours');
}

/** The author and admins delete. Throws `comment_not_found` or `comment_not_yours`. */
export function requireDeletable(comment: Owned, user: Principal): void {
  requireViewable(comment, user);
  if (comment.account_id !== user.id && user.role !== 'admin') throw new ApiError('comment_not_yours');
}

/** A comment that is deleted, or not shown to this person, does not exist for them. Throws `comment_not_found`. */
export function requireViewable(comment: Owned, user: Principal): void {
  if (comment.state === 'deleted' || !canView(comment, user)) throw new ApiError('comment_not_found');
}

const link =
  /\b(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:com|net|org|io|dev|app|xyz|info|biz|ru|cn|shop|site|top)\b/i;

/** Whether a text leads elsewhere, as advertising does. */
export function hasLink(content: string): boolean {
  return link.test(content);
}
