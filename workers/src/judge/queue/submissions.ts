import { builtInCourse } from '@dryrun/content/course/outline';
import { hasCounterexample } from '@dryrun/contracts/verdict-sets';
import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { JudgedCheck } from '../grading/check.ts';
import { hasClaim, toJsonColumn, type ClaimedRow } from './rows.ts';

export function needsCounterexample({ statusMsg, failedTest }: JudgedCheck): boolean {
  return hasCounterexample(statusMsg) && failedTest !== undefined;
}

/** Writes the result, and completes the lesson or queues an analysis. Returns false if the claim was lost. */
export async function finishSubmission(
  db: Kysely<Database>,
  row: ClaimedRow,
  check: JudgedCheck,
): Promise<boolean> {
  const needsAnalysis = needsCounterexample(check);
  if (check.statusMsg !== 'Approved' && !needsAnalysis) return writeResult(db, row, check);
  return db.transaction().execute(async (transaction) => {
    const isWritten = await writeResult(transaction, row, check);
    if (isWritten && needsAnalysis) await insertCounterexample(transaction, row.id);
    else if (isWritten) await completeLesson(transaction, row);
    return isWritten;
  });
}

async function writeResult(db: Kysely<Database>, row: ClaimedRow, check: JudgedCheck): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update submission
    set state = 'finished', finished_at = now(), leased_until = null, result = ${toJsonColumn(check)},
      status_msg = ${check.statusMsg}, runtime_ms = ${check.runtime}, memory_kb = ${Math.round(check.memory)},
      tests_passed = ${check.testsPassed ?? null}, tests_total = ${check.testsTotal ?? null}
    where ${hasClaim(row)}`.execute(db);
  return numAffectedRows === 1n;
}

async function insertCounterexample(transaction: Transaction<Database>, submissionId: string): Promise<void> {
  await sql`
    insert into follow_up (submission_id, kind) values (${submissionId}, 'counterexample')
    on conflict do nothing`.execute(transaction);
}

/** Completes the lesson if the learner owns the course. Preview problems are open to all users. */
async function completeLesson(transaction: Transaction<Database>, row: ClaimedRow): Promise<void> {
  const lessons = builtInCourse.sections.flatMap((section) => section.lessons);
  const lesson = lessons.find(({ questionId }) => questionId === row.questionId);
  if (!lesson) return;
  await sql`
    insert into lesson_progress (account_id, course_id, lesson_id)
    select account_id, course_id, ${lesson.id}::integer from enrollment
    where account_id = ${row.accountId} and course_id = ${row.courseId} and ${isActiveEnrollment(sql`now()`)}
    on conflict do nothing`.execute(transaction);
}
