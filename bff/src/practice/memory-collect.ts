import { builtInCourse, findSignature } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { failedVerdicts } from '@dryrun/contracts/verdict-sets';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { counterexampleKey, readCounterexample } from './memory-counterexample.ts';
import { correctedLineKey } from './corrected-line.ts';
import type { Day } from '@dryrun/planning/learner-day';
import { insertItem, type NewItem } from './memory-items.ts';

/** Older mistakes of a learner who opens the page for the first time stay forgotten. */
const maxAgeMs = 90 * 24 * 3600 * 1000;

/** Longer than a program waits for its verdict and its counterexample. */
const overlapMs = 2 * 3600 * 1000;

const lessonIds = new Map(
  flattenLessons(builtInCourse).flatMap(({ id, questionId }) =>
    questionId === undefined ? [] : [[questionId, id] as const],
  ),
);

/**
 * Turns the account's new verdicts and wrong reasons into items. Events are read where they are stored, so that none is lost
 * if a learner leaves before the counterexample is found. Events that were collected before change nothing.
 */
export async function collectItems(
  db: Kysely<Database>,
  accountId: string,
  day: Day,
  now: Date,
): Promise<void> {
  const since = new Date(day.collectedAt ? day.collectedAt.getTime() - overlapMs : now.getTime() - maxAgeMs);
  const items = [
    ...(await listJudgedItems(db, accountId, since)),
    ...(await listCorrectedLines(db, accountId, since)),
    ...(await listWrongReasons(db, accountId, since)),
  ];
  for (const item of items) await insertItem(db, accountId, item, day);
  await db
    .insertInto('memory_plan')
    .values({ account_id: accountId, collected_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ collected_at: now }))
    .execute();
}

async function listJudgedItems(db: Kysely<Database>, accountId: string, since: Date): Promise<NewItem[]> {
  const rows = await db
    .selectFrom('submission')
    .leftJoin('follow_up', (join) =>
      join
        .onRef('follow_up.submission_id', '=', 'submission.id')
        .on('follow_up.kind', '=', 'counterexample')
        .on('follow_up.state', '=', 'finished'),
    )
    .select(['submission.id', 'submission.course_id', 'submission.question_id', 'status_msg'])
    .select([
      sql<Date>`coalesce(submission.finished_at, submission.created_at)`.as('at'),
      'follow_up.submission_id as analyzed_id',
      sql`follow_up.result -> 'smallest'`.as('smallest'),
      sql`submission.result -> 'failedTest'`.as('failedTest'),
    ])
    .where('account_id', '=', accountId)
    .where('submission.created_at', '>=', since)
    .where('submission.state', '=', 'finished')
    .where('status_msg', 'in', ['Approved', 'Wrong Answer'])
    .orderBy('submission.created_at')
    .execute();
  return rows.flatMap((row): NewItem[] => {
    const signature = findSignature(row.question_id);
    const lessonId = lessonIds.get(row.question_id);
    if (!signature || lessonId === undefined) return [];
    const { course_id, at } = row;
    const item = { course_id, lesson_id: lessonId, submission_id: row.id, at };
    if (row.status_msg === 'Approved') return [{ ...item, kind: 'solve-again', key: '' }];
    const counterexample = row.analyzed_id === null ? undefined : readCounterexample(signature, row);
    return counterexample
      ? [{ ...item, kind: 'counterexample', key: counterexampleKey(counterexample) }]
      : [];
  });
}

/** The approved programs that differ in one line from the submission before them, which failed. */
async function listCorrectedLines(db: Kysely<Database>, accountId: string, since: Date): Promise<NewItem[]> {
  const rows = await db
    .selectFrom('submission')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('submission as earlier')
          .select(['earlier.typed_code as code', 'earlier.status_msg as verdict'])
          .whereRef('earlier.account_id', '=', 'submission.account_id')
          .whereRef('earlier.question_id', '=', 'submission.question_id')
          .whereRef('earlier.lang', '=', 'submission.lang')
          .whereRef('earlier.created_at', '<', 'submission.created_at')
          .where('earlier.state', '=', 'finished')
          .orderBy('earlier.created_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['submission.id', 'submission.course_id', 'submission.question_id', 'submission.typed_code'])
    .select(['last.code', sql<Date>`coalesce(submission.finished_at, submission.created_at)`.as('at')])
    .where('submission.account_id', '=', accountId)
    .where('submission.created_at', '>=', since)
    .where('submission.state', '=', 'finished')
    .where('submission.status_msg', '=', 'Approved')
    .where('last.verdict', 'in', failedVerdicts)
    .execute();
  return rows.flatMap(({ id, course_id, question_id, typed_code, code, at }): NewItem[] => {
    const key = correctedLineKey(code, typed_code);
    const lesson_id = lessonIds.get(question_id);
    if (key === undefined || lesson_id === undefined) return [];
    return [{ course_id, lesson_id, kind: 'blank', key, submission_id: id, at }];
  });
}

async function listWrongReasons(db: Kysely<Database>, accountId: string, since: Date): Promise<NewItem[]> {
  const rows = await db
    .selectFrom('practice_event')
    .select(['course_id', 'question_id', 'ref', 'created_at'])
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('kind', '=', 'break')
    .where('outcome', '=', 'wrong-reason')
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ course_id, question_id, ref, created_at }): NewItem[] => {
    const lesson_id = lessonIds.get(question_id ?? Number.NaN);
    if (lesson_id === undefined) return [];
    return [{ course_id, lesson_id, kind: 'break', key: ref, submission_id: null, at: created_at }];
  });
}
