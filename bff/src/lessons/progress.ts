import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { lessonKey, type AnnotatedLesson } from './annotations.ts';

/** Does nothing for an admin who does not own the course. */
export async function updateLastLesson(
  db: Kysely<Database>,
  { accountId, courseId, lessonId }: AnnotatedLesson,
  section: LessonSection | undefined,
): Promise<void> {
  await db
    .updateTable('enrollment')
    .set({ last_lesson_id: lessonId, last_section: section ?? null })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
}

export async function insertProgress(db: Kysely<Database>, lesson: AnnotatedLesson): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values(lessonKey(lesson))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteProgress(db: Kysely<Database>, lesson: AnnotatedLesson): Promise<void> {
  await db
    .deleteFrom('lesson_progress')
    .where((eb) => eb.and(lessonKey(lesson)))
    .execute();
}
