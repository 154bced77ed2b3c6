import type { Comment, Reply } from '@dryrun/contracts/blog';
import type { Principal } from '../caller/sessions.ts';
import type { CommentRow } from './comments.ts';
import { canView } from './permission.ts';

export const deletedUser = 'Deleted user';

/**
 * The comments of a post as one reader may see them: top level newest first, replies oldest first. `rows` are oldest
 * first. What a reader may not see goes, or keeps its place without text while it has replies that they may see.
 */
export function threadOf(rows: readonly CommentRow[], reader: Principal | undefined): Comment[] {
  const repliesTo = Map.groupBy(
    rows.filter((row) => row.parent_id !== null && canView(row, reader)),
    ({ parent_id }) => parent_id,
  );
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      ...presentComment(row, reader),
      replies: (repliesTo.get(row.id) ?? []).map((reply) => presentComment(reply, reader)),
    }))
    .filter(({ state, replies, content }) => replies.length > 0 || (state !== 'deleted' && content !== ''))
    .reverse();
}

/** One comment as one reader may see it, without replies. E-mails are for their owners and for admins. */
export function presentComment(row: CommentRow, reader: Principal | undefined): Reply {
  const isOwn = reader !== undefined && row.account_id === reader.id;
  const isShown = row.state !== 'deleted' && canView(row, reader);
  return {
    id: row.id,
    postId: row.post_id,
    content: isShown ? row.content : '',
    parentCommentId: row.parent_id,
    authorName: isShown ? (row.author_name ?? deletedUser) : '',
    authorEmail: isShown && (isOwn || reader?.role === 'admin') ? (row.author_email ?? '') : '',
    authorImageUrl: isShown ? row.author_image_url : null,
    creationTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
    ...(isShown && row.answered_name !== null && { replyToName: row.answered_name }),
    state: row.state,
    replies: [],
  };
}
