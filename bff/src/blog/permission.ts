import type { Principal } from '../current-user/sessions.ts';
import { ApiError } from '../platform/error.ts';
import type { CommentRow } from './comments.ts';

type OwnedComment = Pick<CommentRow, 'account_id' | 'state'>;

/** Only the author and admins can see hidden comments and comments that await review. */
export function canView({ account_id, state }: OwnedComment, reader: Principal | undefined): boolean {
  if (state === 'published' || state === 'deleted') return true;
  return reader !== undefined && (reader.role === 'admin' || reader.id === account_id);
}

/** Requires the author; admins cannot edit. Throws `comment_not_found` or `comment_not_yours`. */
export function requireEditable(comment: OwnedComment, user: Principal): void {
  requireViewable(comment, user);
  if (comment.account_id !== user.id) throw new ApiError('comment_not_yours');
}

/** Requires the author or an admin. Throws `comment_not_found` or `comment_not_yours`. */
export function requireDeletable(comment: OwnedComment, user: Principal): void {
  requireViewable(comment, user);
  if (comment.account_id !== user.id && user.role !== 'admin') throw new ApiError('comment_not_yours');
}

/** Throws `comment_not_found` for a comment that is deleted or not visible to this user. */
export function requireViewable(comment: OwnedComment, user: Principal): void {
  if (comment.state === 'deleted' || !canView(comment, user)) throw new ApiError('comment_not_found');
}

const linkPattern =
  /\b(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:com|net|org|io|dev|app|xyz|info|biz|ru|cn|shop|site|top)\b/i;

export function hasLink(content: string): boolean {
  return linkPattern.test(content);
}
