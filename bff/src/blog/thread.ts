import type { Comment, Reply } from '@dryrun/contracts/blog';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { deletedUserName } from '@dryrun/contracts/users';
import type { Principal } from '../current-user/sessions.ts';
import type { CommentRow } from './comments.ts';
import { canView } from './permission.ts';

/** Builds the thread for a reader. Omits invisible comments, or empties those with visible replies. */
export function buildThread(rows: readonly CommentRow[], reader: Principal | undefined): Comment[] {
  const repliesTo = Map.groupBy(
    rows.filter((row) => row.parent_id !== null && canView(row, reader)),
    ({ parent_id }) => parent_id,
  );
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      ...toCommentResponse(row, reader),
      replies: (repliesTo.get(row.id) ?? []).map((reply) => toCommentResponse(reply, reader)),
    }))
    .filter(({ state, replies, content }) => replies.length > 0 || (state !== 'deleted' && content !== ''))
    .reverse();
}

/** Only the author and admins see the email address. */
export function toCommentResponse(row: CommentRow, reader: Principal | undefined): Reply {
  const isOwn = reader !== undefined && row.account_id === reader.id;
  const isVisible = row.state !== 'deleted' && canView(row, reader);
  return omitUndefined({
    id: row.id,
    postId: row.post_id,
    content: isVisible ? row.content : '',
    parentCommentId: row.parent_id,
    authorName: isVisible ? (row.author_name ?? deletedUserName) : '',
    authorEmail: isVisible && (isOwn || reader?.role === 'admin') ? (row.author_email ?? '') : '',
    authorImageUrl: isVisible ? row.author_image_url : null,
    creationTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
    replyToName: isVisible ? (row.replied_to_author_name ?? undefined) : undefined,
    state: row.state,
    replies: [],
  });
}
