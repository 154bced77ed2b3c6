import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
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

/** Notes in the account's running rehearsal of a problem that its page was opened. */
export async function recordOpenedSolution(
  db: Kysely<Database>,
  { accountId, questionId }: { readonly accountId: string; readonly questionId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into rehearsal_event (rehearsal_id, kind, at_ms, data)
    select id, 'solution', extract(epoch from ${now}::timestamptz - started_at) * 1000, '{}'
    from rehearsal
    where account_id = ${accountId} and question_id = ${questionId} and ended_at is null and ends_at > ${now}
      and not exists (
        select from rehearsal_event where rehearsal_id = rehearsal.id and kind = 'solution')`.execute(db);
}
