import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { JudgedCheck } from './check.ts';
import { claimRow, isOurs, toJsonColumn, type ClaimedRow } from './rows.ts';

export async function claimSubmission(db: Kysely<Database>, id: string): Promise<ClaimedRow | undefined> {
  return claimRow(db, 'submission', id);
}

/** Writes the result if the submission is still ours; an approved one completes its lesson in the same transaction. */
export async function finishSubmission(
  db: Kysely<Database>,
  row: ClaimedRow,
  check: JudgedCheck,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`
      update submission
      set state = 'finished', finished_at = now(), leased_until = null, result = ${toJsonColumn(check)},
        status_msg = ${check.statusMsg}, runtime_ms = ${check.runtime}, memory_kb = ${Math.round(check.memory)},
        tests_passed = ${check.testsPassed ?? null}, tests_total = ${check.testsTotal ?? null}
      where ${isOurs(row)}`.execute(transaction);
    if (numAffectedRows === 1n && check.statusMsg === 'Approved') await completeLesson(transaction, row);
  });
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
