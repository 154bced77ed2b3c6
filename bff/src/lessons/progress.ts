import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/** Does nothing for an admin who does not own the course. */
export async function updateLastLesson(
  db: Kysely<Database>,
  accountId: string,
  courseId: number,
  lessonId: number,
  section: LessonSection | undefined,
): Promise<void> {
  await db
    .updateTable('enrollment')
    .set({ last_lesson_id: lessonId, last_section: section ?? null })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
}

export async function insertProgress(
  db: Kysely<Database>,
  accountId: string,
  courseId: number,
  lessonId: number,
): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values({ account_id: accountId, course_id: courseId, lesson_id: lessonId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteProgress(
  db: Kysely<Database>,
  accountId: string,
  courseId: number,
  lessonId: number,
): Promise<void> {
  await db
    .deleteFrom('lesson_progress')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .execute();
}
