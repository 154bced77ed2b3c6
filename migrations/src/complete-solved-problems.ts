import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

/**
 * Completes the problems of a course that the account solved before it got access. Previews can be solved without
 * access, but the judge then records no progress.
 */
export async function completeSolvedProblems(
  trx: Transaction<Database>,
  accountId: string,
  courseId: number,
  problems: readonly { readonly lessonId: number; readonly questionId: number }[],
): Promise<void> {
  const questionIds = problems.map(({ questionId }) => questionId);
  const lessonIds = problems.map(({ lessonId }) => lessonId);
  await sql`
    insert into lesson_progress (account_id, course_id, lesson_id)
    select ${accountId}::uuid, ${courseId}::integer, problem.lesson_id
    from unnest(${questionIds}::integer[], ${lessonIds}::integer[]) as problem (question_id, lesson_id)
    where exists (
      select from submission
      where submission.account_id = ${accountId}::uuid and submission.question_id = problem.question_id
        and submission.status_msg = 'Approved'
    )
    on conflict do nothing`.execute(trx);
}
