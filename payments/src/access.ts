import { selectActiveEnrollments } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';

/** Maps each course that the account can access now to the end of its access. */
export async function listActiveEnds(
  db: Kysely<Database>,
  accountId: string,
  courseIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await selectActiveEnrollments(db, accountId, now)
    .select(['course_id', 'expires_at'])
    .where('course_id', 'in', courseIds)
    .execute();
  return new Map(rows.map(({ course_id, expires_at }) => [course_id, expires_at]));
}

interface Access {
  readonly accountId: string;
  readonly courseId: number;
  readonly expiresAt: Date;
  /** False changes the end of current access. It then completes no problems: the owner may have reopened some. */
  readonly isNew: boolean;
  readonly problems: readonly ProblemLesson[];
}

interface ProblemLesson {
  readonly lessonId: number;
  readonly questionId: number;
}

/** Sets the end of access. Requires a locked account, which serializes all changes of its access. */
export async function setAccess(
  trx: Transaction<Database>,
  { accountId, courseId, expiresAt, isNew, problems }: Access,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('enrollment')
    .values({
      account_id: accountId,
      course_id: courseId,
      enrolled_at: now,
      expires_at: expiresAt,
      last_lesson_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'course_id'])
        .doUpdateSet(isNew ? { expires_at: expiresAt, enrolled_at: now } : { expires_at: expiresAt }),
    )
    .execute();
  if (isNew) await completeSolvedProblems(trx, accountId, courseId, problems);
}

/** Completes problems that were solved earlier, because the judge records no progress without access. */
async function completeSolvedProblems(
  trx: Transaction<Database>,
  accountId: string,
  courseId: number,
  problems: readonly ProblemLesson[],
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
