import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockUntilCommit } from '../platform/advisory-lock.ts';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../current-user/sessions.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { hasLink, requireDeletable, requireEditable, requireViewable } from './permission.ts';

/** The same text by the same author in the same thread within this time is a repeated request. */
const repeatWindowMs = 60_000;

const maxRevisions = 5;

interface Draft {
  readonly postId: number;
  readonly content: string;
  readonly parentCommentId: string | null;
}

/**
 * Attaches a reply to a reply to the top-level comment, and stores both ids. Returns the existing comment and
 * `isNew: false` for a repeated request. Throws `parent_comment_not_found`.
 */
export async function insertComment(
  db: Kysely<Database>,
  user: Principal,
  { postId, content, parentCommentId }: Draft,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, `comment:${user.id}`); // a repeated request finds the first comment
    const parentColumns =
      parentCommentId === null ? topLevel : await findParent(trx, user, postId, parentCommentId);
    const repeated = await trx
      .selectFrom('comment')
      .select('id')
      .where('account_id', '=', user.id)
      .where('post_id', '=', postId)
      .where('content', '=', content)
      .where('state', '<>', 'deleted')
      .where(sql<boolean>`parent_id is not distinct from ${parentColumns.parent_id}::uuid`)
      .where('created_at', '>', new Date(now.getTime() - repeatWindowMs))
      .executeTakeFirst();
    if (repeated) return { id: repeated.id, isNew: false };
    const { id } = await trx
      .insertInto('comment')
      .values({
        post_id: postId,
        account_id: user.id,
        content,
        state: await initialState(trx, user, content),
        created_at: now,
        updated_at: now,
        ...parentColumns,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  });
}

const topLevel = { parent_id: null, reply_to_id: null } as const;

/** Resolves the parent of a reply and locks the top-level comment against deletion. */
async function findParent(trx: Transaction<Database>, user: Principal, postId: number, id: string) {
  const find = (commentId: string) =>
    trx
      .selectFrom('comment')
      .select(['id', 'parent_id', 'account_id', 'state'])
      .where('id', '=', commentId)
      .where('post_id', '=', postId)
      .forUpdate()
      .executeTakeFirst();
  const repliedTo = await find(id);
  try {
    if (!repliedTo) throw new ApiError('comment_not_found');
    requireViewable(repliedTo, user);
  } catch {
    throw fieldError('parent_comment_not_found', 'parentCommentId');
  }
  if (repliedTo.parent_id === null) return { parent_id: repliedTo.id, reply_to_id: null };
  await find(repliedTo.parent_id);
  return { parent_id: repliedTo.parent_id, reply_to_id: repliedTo.id };
}

/** A comment with a link needs review until its author has a published comment. Admins are exempt. */
async function initialState(trx: Transaction<Database>, user: Principal, content: string, exceptId?: string) {
  if (user.role === 'admin' || !hasLink(content)) return 'published' as const;
  const publishedComment = await trx
    .selectFrom('comment')
    .select('id')
    .where('account_id', '=', user.id)
    .where('state', '=', 'published')
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return publishedComment ? ('published' as const) : ('awaiting_review' as const);
}

/** Keeps the old version for admins. Throws `comment_not_found` or `comment_not_yours`. */
export async function updateComment(
  db: Kysely<Database>,
  user: Principal,
  id: string,
  content: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id);
    requireEditable(comment, user);
    if (comment.content === content) return;
    await trx
      .insertInto('comment_revision')
      .values({ comment_id: id, content: comment.content, replaced_at: now })
      .execute();
    await trx
      .deleteFrom('comment_revision')
      .where('comment_id', '=', id)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('comment_revision as latest')
          .select('latest.id')
          .where('latest.comment_id', '=', id)
          .orderBy('latest.replaced_at', 'desc')
          .limit(maxRevisions),
      )
      .execute();
    const state = comment.state === 'published' ? await initialState(trx, user, content, id) : comment.state;
    await trx.updateTable('comment').set({ content, state, updated_at: now }).where('id', '=', id).execute();
  });
}

/** Leaves a placeholder while there are replies. Throws `comment_not_found` or `comment_not_yours`. */
export async function deleteComment(
  db: Kysely<Database>,
  user: Principal,
  id: string,
  reason?: string,
): Promise<{ accountId: string | null; postId: number }> {
  return db.transaction().execute(async (trx) => {
    // Always lock the top-level comment first, to serialize deletions in a thread.
    const { parent_id } = await findParentId(trx, id);
    if (parent_id !== null) await lockComment(trx, parent_id);
    const comment = await lockComment(trx, id);
    requireDeletable(comment, user);
    if (comment.account_id !== user.id)
      await audit(trx, {
        actorId: user.id,
        act: 'delete-comment',
        accountId: comment.account_id,
        subject: id,
        before: { state: comment.state },
        after: { state: 'deleted' },
        reason: reason ?? '',
      });
    if (await hasReplies(trx, id)) {
      await trx
        .updateTable('comment')
        .set({ content: '', account_id: null, state: 'deleted' })
        .where('id', '=', id)
        .execute();
      for (const table of ['comment_revision', 'comment_report'] as const)
        await trx.deleteFrom(table).where('comment_id', '=', id).execute();
    } else {
      await trx.deleteFrom('comment').where('id', '=', id).execute();
      if (parent_id !== null && !(await hasReplies(trx, parent_id))) {
        await trx.deleteFrom('comment').where('id', '=', parent_id).where('state', '=', 'deleted').execute();
      }
    }
    return { accountId: comment.account_id, postId: comment.post_id };
  });
}

async function findParentId(trx: Transaction<Database>, id: string) {
  const row = await trx.selectFrom('comment').select('parent_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('comment_not_found');
  return row;
}

async function hasReplies(trx: Transaction<Database>, id: string): Promise<boolean> {
  return (
    (await trx.selectFrom('comment').select('id').where('parent_id', '=', id).executeTakeFirst()) !==
    undefined
  );
}

/** Throws `comment_not_found`. */
export async function lockComment(trx: Transaction<Database>, id: string) {
  const row = await trx
    .selectFrom('comment')
    .select(['id', 'post_id', 'account_id', 'parent_id', 'content', 'state', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('comment_not_found');
  return row;
}
