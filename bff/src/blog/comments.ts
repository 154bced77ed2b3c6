import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** A comment; its author is null after account deletion. */
export type CommentRow = Awaited<ReturnType<typeof getComment>>;

/** Throws `comment_not_found`. */
export async function getComment(db: Kysely<Database>, id: string) {
  const row = await selectComments(db).where('comment.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('comment_not_found');
  return row;
}

/** A partial index has the same condition. */
export const unpublishedStates = ['awaiting_review', 'hidden'] as const;

/** Returns up to 200 comments that await review, are hidden or have unresolved reports, oldest first. */
export function listCommentsToReview(db: Kysely<Database>) {
  return selectComments(db)
    .where((eb) =>
      // A union, not an `or`: each half uses an index.
      eb(
        'comment.id',
        'in',
        eb
          .selectFrom('comment as unpublished')
          .select('unpublished.id')
          .where('unpublished.state', 'in', unpublishedStates)
          .union(
            eb
              .selectFrom('comment_report')
              .select('comment_report.comment_id as id')
              .where('comment_report.settled_at', 'is', null),
          ),
      ),
    )
    .where('comment.state', '<>', 'deleted')
    .orderBy('comment.created_at')
    .limit(200)
    .execute();
}

/** Counts unresolved reports by reason. */
export function countReports(db: Kysely<Database>, commentIds: readonly string[]) {
  return db
    .selectFrom('comment_report')
    .select(['comment_id', 'reason'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('comment_id', 'in', commentIds.length > 0 ? [...commentIds] : [sql<string>`null`])
    .where('settled_at', 'is', null)
    .groupBy(['comment_id', 'reason'])
    .orderBy('reason')
    .execute();
}

export function listRevisions(db: Kysely<Database>, commentIds: readonly string[]) {
  return db
    .selectFrom('comment_revision')
    .select(['comment_id', 'content', 'replaced_at'])
    .where('comment_id', 'in', commentIds.length > 0 ? [...commentIds] : [sql<string>`null`])
    .orderBy('replaced_at', 'desc')
    .execute();
}

/** Hides the author once account deletion is requested, even while it can be undone. */
const hasNoPendingDeletion = (idColumn: string) =>
  sql<boolean>`not exists (select from account_deletion where account_id = ${sql.ref(idColumn)})`;

/** Comments in any state, with their authors. */
export function selectComments(db: Kysely<Database>) {
  return db
    .selectFrom('comment')
    .leftJoin('account as author', (join) =>
      join.onRef('author.id', '=', 'comment.account_id').on(hasNoPendingDeletion('author.id')),
    )
    .leftJoin('comment as replied_to', 'replied_to.id', 'comment.reply_to_id')
    .leftJoin('account as replied_to_author', (join) =>
      join
        .onRef('replied_to_author.id', '=', 'replied_to.account_id')
        .on(hasNoPendingDeletion('replied_to_author.id')),
    )
    .select([
      'comment.id',
      'comment.post_id',
      'comment.account_id',
      'comment.parent_id',
      'comment.content',
      'comment.state',
      'comment.created_at',
      'comment.updated_at',
      'author.name as author_name',
      'author.email as author_email',
      'author.image_url as author_image_url',
      'replied_to_author.name as replied_to_author_name',
    ]);
}
