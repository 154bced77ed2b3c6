import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { JudgedCheck } from '../grading/check.ts';
import { claimRow, isOurs, toJsonColumn, type ClaimedRow } from './rows.ts';

export async function claimSubmission(db: Kysely<Database>, id: string): Promise<ClaimedRow | undefined> {
  return claimRow(db, 'submission', id);
}

/** After these verdicts a smaller failing input is worth looking for. */
const shrinkable: ReadonlySet<string> = new Set(['Wrong Answer', 'Runtime Error']);

/** Whether a submission failed a test in such a way that a smaller input may show it as well. */
export function hasCounterexample({ statusMsg, failedTest }: JudgedCheck): boolean {
  return shrinkable.has(statusMsg) && failedTest !== undefined;
}

/**
 * Writes the result if the submission is still ours, and answers whether it was. In the same transaction an approved one
 * completes its lesson, and one that failed a test gets a row for its smallest counterexample.
 */
export async function finishSubmission(
  db: Kysely<Database>,
  row: ClaimedRow,
  check: JudgedCheck,
): Promise<boolean> {
  const needsRow = hasCounterexample(check);
  if (check.statusMsg !== 'Approved' && !needsRow) return writeResult(db, row, check);
  return db.transaction().execute(async (transaction) => {
    const wasOurs = await writeResult(transaction, row, check);
    if (wasOurs && needsRow) await insertCounterexample(transaction, row.id);
    else if (wasOurs) await completeLesson(transaction, row);
    return wasOurs;
  });
}

async function writeResult(db: Kysely<Database>, row: ClaimedRow, check: JudgedCheck): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update submission
    set state = 'finished', finished_at = now(), leased_until = null, result = ${toJsonColumn(check)},
      status_msg = ${check.statusMsg}, runtime_ms = ${check.runtime}, memory_kb = ${Math.round(check.memory)},
      tests_passed = ${check.testsPassed ?? null}, tests_total = ${check.testsTotal ?? null}
    where ${isOurs(row)}`.execute(db);
  return numAffectedRows === 1n;
}

async function insertCounterexample(transaction: Transaction<Database>, submissionId: string): Promise<void> {
  await sql`
    insert into follow_up (submission_id, kind) values (${submissionId}, 'counterexample')
    on conflict do nothing`.execute(transaction);
}

/** Only for who owns the course at this moment; a preview problem may be solved by anyone. */
async function completeLesson(transaction: Transaction<Database>, row: ClaimedRow): Promise<void> {
  const lessons = builtInCourse.sections.flatMap((section) => section.lessons);
  const lesson = lessons.find(({ questionId }) => questionId === row.questionId);
  if (!lesson) return;
  await sql`
    insert into lesson_progress (account_id, course_id, lesson_id)
    select account_id, course_id, ${lesson.id}::integer from enrollment
    where account_id = ${row.accountId} and course_id = ${row.courseId} and expires_at > now()
    on conflict do nothing`.execute(transaction);
}
