import { randomUUID } from 'node:crypto';
import type { Catalog } from '@dryrun/content/catalog';
import type { ReviewResult } from '@dryrun/contracts/memory';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Day } from '@dryrun/planning/learner-day';
import { findItem, insertReview, type ItemRow } from './memory-items.ts';

/** An opened exercise without a result is offered again. */
const timeoutMs = 24 * 3600 * 1000;

interface Outcome {
  readonly result: ReviewResult;
  readonly at: Date;
}

/** Reviews the exercises that the learner opened on other pages, by what happened there. */
export async function reviewOpenedItems(
  db: Kysely<Database>,
  catalog: Catalog,
  accountId: string,
  day: Day,
  now: Date,
): Promise<void> {
  const opened = await db
    .selectFrom('memory_item')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('opened_at', 'is not', null)
    .execute();
  for (const { id, lesson_id } of opened) {
    const questionId = catalog.findLesson(lesson_id)?.lesson.questionId;
    await db.transaction().execute(async (trx) => {
      const item = await findItem(trx, accountId, id, true);
      if (!item?.opened_at) return; // another request was first
      const isOver = now.getTime() - item.opened_at.getTime() > timeoutMs;
      const outcome = questionId === undefined ? undefined : await findOutcome(trx, item, questionId, isOver);
      if (outcome) await insertReview(trx, item, { ...outcome, operationId: randomUUID() }, day);
      else if (isOver)
        await trx.updateTable('memory_item').set({ opened_at: null }).where('id', '=', id).execute();
    });
  }
}

function findOutcome(
  db: Kysely<Database>,
  item: ItemRow,
  questionId: number,
  isOver: boolean,
): Promise<Outcome | undefined> {
  return item.kind === 'break' ? findReason(db, item, questionId) : findVerdict(db, item, questionId, isOver);
}

/** Right if the first submission is approved, with help if a later one is, wrong if none is. */
async function findVerdict(
  db: Kysely<Database>,
  { account_id, opened_at }: ItemRow,
  questionId: number,
  isOver: boolean,
): Promise<Outcome | undefined> {
  const rows = await db
    .selectFrom('submission')
    .select(['status_msg', 'created_at'])
    .where('account_id', '=', account_id)
    .where('question_id', '=', questionId)
    .where('created_at', '>=', opened_at)
    .where('state', '=', 'finished')
    .where('status_msg', '<>', 'Judge Error')
    .orderBy('created_at')
    .execute();
  const approved = rows.find(({ status_msg }) => status_msg === 'Approved');
  if (approved) return { result: approved === rows[0] ? 'right' : 'helped', at: approved.created_at };
  const last = rows.at(-1);
  return last && isOver ? { result: 'wrong', at: last.created_at } : undefined;
}

/** Only the first reason counts, as on the page itself. */
async function findReason(
  db: Kysely<Database>,
  { account_id, opened_at, key }: ItemRow,
  questionId: number,
): Promise<Outcome | undefined> {
  const reason = await db
    .selectFrom('practice_event')
    .select(['outcome', 'created_at'])
    .where('account_id', '=', account_id)
    .where('question_id', '=', questionId)
    .where('kind', '=', 'break')
    .where('ref', '=', key)
    .where('outcome', 'in', ['right-reason', 'wrong-reason'])
    .where('created_at', '>=', opened_at)
    .orderBy('id')
    .executeTakeFirst();
  return reason && { result: reason.outcome === 'right-reason' ? 'right' : 'wrong', at: reason.created_at };
}
