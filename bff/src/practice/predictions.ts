import { createHash } from 'node:crypto';
import { findProblem } from '@dryrun/content/problems';
import { hasPractice } from '@dryrun/contracts/courses';
import type { Parsed } from '@dryrun/contracts/endpoint';
import type { reportPredictions } from '@dryrun/contracts/practice';
import { requireReadableLesson } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { listExercises } from './break-exercises.ts';

/** Stores the answers as practice events. Throws `lesson_not_found`, or an error of access to the lesson. */
export async function insertPredictions(
  context: Context,
  user: Principal,
  { lessonId, answers }: Parsed<typeof reportPredictions>['body'],
): Promise<void> {
  const { db, catalog, rateLimits } = context;
  const { course, lesson } = await requireReadableLesson(context, user, lessonId);
  await rateLimits.consume('predictions', user.id);
  if (!hasPractice(course, 'predict')) return;
  const problem = lesson.questionId === undefined ? undefined : findProblem(lesson.questionId);
  const event = {
    account_id: user.id,
    course_id: course.id,
    question_id: lesson.questionId ?? null,
    kind: 'prediction',
    problem_version: problem ? listExercises(problem).problemVersion : versionOf(catalog, lessonId),
  } as const;
  await db
    .insertInto('practice_event')
    .values(
      answers.map(({ subject, outcome }) => ({ ...event, ref: `${lesson.urlPath} ${subject}`, outcome })),
    )
    .execute();
}

/** Changes with the text of a lesson, because its slideshows are part of it. */
function versionOf(catalog: Context['catalog'], lessonId: number): string {
  const text = JSON.stringify(catalog.findLessonText(lessonId) ?? '');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
