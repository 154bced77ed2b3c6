import type { ReviewResult } from '@dryrun/contracts/memory';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { limitDue, type Day } from '@dryrun/planning/learner-day';
import { reviewMemory, startMemory, type Memory } from './memory-schedule.ts';

export type ItemRow = Selectable<Database['memory_item']>;

export interface NewItem extends Pick<
  Insertable<Database['memory_item']>,
  'course_id' | 'lesson_id' | 'kind' | 'key' | 'submission_id'
> {
  /** When the mistake was made, or the problem solved. */
  readonly at: Date;
}

/** More than fit into ten minutes, because sleeping items may be among them. */
const dueLimit = 200;

/**
 * Does nothing if the item exists. If the learner made the same mistake again after the last review, the item is due
 * earlier.
 */
export async function insertItem(
  db: Kysely<Database>,
  accountId: string,
  { at, ...item }: NewItem,
  day: Day,
): Promise<void> {
  const memory = startMemory(at, item.kind === 'solve-again' ? 'right' : 'wrong');
  await db
    .insertInto('memory_item')
    .values({
      ...item,
      account_id: accountId,
      ...toColumns(memory, day),
    })
    .onConflict((conflict) => {
      const columns = conflict.columns(['account_id', 'kind', 'lesson_id', 'key']);
      if (item.kind === 'solve-again') return columns.doNothing();
      return columns
        .doUpdateSet({
          scheduled_at: sql`least(memory_item.scheduled_at, excluded.scheduled_at)`,
          due: sql`least(memory_item.due, excluded.due)`,
        })
        .where(sql<boolean>`excluded.last_review_at > memory_item.last_review_at`);
    })
    .execute();
}

function toColumns({ lastReviewAt, scheduledAt, ...memory }: Memory, day: Day) {
  return {
    ...memory,
    last_review_at: lastReviewAt,
    scheduled_at: scheduledAt,
    due: limitDue(scheduledAt, day),
  };
}

/** The items due until the end of the day in lessons that the learner can read, the longest due first. */
export function listDue(
  db: Kysely<Database>,
  accountId: string,
  { endsAt }: Day,
  lessonIds: readonly number[],
): Promise<ItemRow[]> {
  return db
    .selectFrom('memory_item')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('due', '<', endsAt)
    .where(sql<boolean>`lesson_id = any(${lessonIds}::integer[])`)
    .orderBy('due')
    .orderBy('id')
    .limit(dueLimit)
    .execute();
}

/** The lessons of solved problems: due ones, and those that were last solved again at the first try. */
export async function listSolvedLessons(
  db: Kysely<Database>,
  accountId: string,
  { endsAt }: Day,
): Promise<{ fading: number[]; remembered: number[] }> {
  const rows = await db
    .selectFrom('memory_item')
    .select((eb) => [
      'lesson_id',
      'due',
      eb
        .selectFrom('memory_review')
        .select('result')
        .whereRef('item_id', '=', 'memory_item.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last_result'),
    ])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'solve-again')
    .orderBy('lesson_id')
    .execute();
  const isFading = ({ due }: { readonly due: Date }): boolean => due < endsAt;
  return {
    fading: rows.filter(isFading).map(({ lesson_id }) => lesson_id),
    remembered: rows
      .filter((row) => !isFading(row) && row.last_result === 'right')
      .map(({ lesson_id }) => lesson_id),
  };
}

export async function findNextDue(
  db: Kysely<Database>,
  accountId: string,
  { endsAt }: Day,
  lessonIds: readonly number[],
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('memory_item')
    .select('due')
    .where('account_id', '=', accountId)
    .where('due', '>=', endsAt)
    .where(sql<boolean>`lesson_id = any(${lessonIds}::integer[])`)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

export async function hasItems(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memory_item')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The items reviewed since the start of the day, one per review. */
export function listReviewed(
  db: Kysely<Database>,
  accountId: string,
  { startsAt }: Day,
): Promise<Pick<ItemRow, 'kind' | 'lesson_id'>[]> {
  return db
    .selectFrom('memory_review')
    .innerJoin('memory_item', 'memory_item.id', 'memory_review.item_id')
    .select(['memory_item.kind', 'memory_item.lesson_id'])
    .where('memory_review.account_id', '=', accountId)
    .where('memory_review.reviewed_at', '>=', startsAt)
    .execute();
}

/** `isLocked` locks the item until the end of the transaction. */
export function findItem(
  db: Kysely<Database>,
  accountId: string,
  itemId: string,
  isLocked: boolean,
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('memory_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('account_id', '=', accountId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

export function findReview(db: Kysely<Database>, accountId: string, operationId: string) {
  return db
    .selectFrom('memory_review')
    .select(['item_id', 'result', 'due'])
    .where('account_id', '=', accountId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
}

interface Review {
  readonly operationId: string;
  readonly result: ReviewResult;
  readonly at: Date;
  readonly answer?: string | undefined;
}

/** Schedules a locked item and returns when it is due. A time before the last review counts as the last review's. */
export async function insertReview(
  trx: Transaction<Database>,
  item: ItemRow,
  { operationId, result, at, answer }: Review,
  day: Day,
): Promise<Date> {
  const reviewedAt = at < item.last_review_at ? item.last_review_at : at;
  const memory = reviewMemory(
    {
      stability: item.stability,
      difficulty: item.difficulty,
      reps: item.reps,
      lapses: item.lapses,
      lastReviewAt: item.last_review_at,
      scheduledAt: item.scheduled_at,
    },
    reviewedAt,
    result,
  );
  const columns = toColumns(memory, day);
  const { due } = columns;
  await trx
    .updateTable('memory_item')
    .set({ ...columns, opened_at: null })
    .where('id', '=', item.id)
    .execute();
  await trx
    .insertInto('memory_review')
    .values({
      account_id: item.account_id,
      item_id: item.id,
      operation_id: operationId,
      result,
      answer: answer?.slice(0, 4000) ?? null,
      reviewed_at: reviewedAt,
      due,
    })
    .execute();
  return due;
}
