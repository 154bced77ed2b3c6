import { isActiveEnrollment, selectActiveEnrollments } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { CatalogLesson } from '@dryrun/content/catalog';
import { isFreePractice } from '@dryrun/content/course/free-practice';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { practiceOf } from '@dryrun/content/practice-problems';
import { findOriginal, type LoadedProblem } from '@dryrun/content/problems';
import { longDate } from '@dryrun/contracts/long-date';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import type { Principal } from './sessions.ts';

/** Throws `course_not_owned` or `access_ended` with 403, because the client logs out on 401. Admins have access. */
export async function requireCourseAccess(
  db: Kysely<Database>,
  user: Principal,
  courseId: number,
  now: Date,
): Promise<void> {
  if (user.role === 'admin') return;
  const enrollment = await db
    .selectFrom('enrollment')
    .select(['expires_at', isActiveEnrollment(now).as('is_active')])
    .where('account_id', '=', user.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  if (!enrollment) throw new ApiError('course_not_owned');
  if (!enrollment.is_active) {
    throw new ApiError('access_ended', {
      message: `Your access ended on ${longDate(enrollment.expires_at)}.`,
    });
  }
}

/** Previews are public. Throws `not_logged_in` or an error of `requireCourseAccess`. */
export async function requireLessonAccess(
  db: Kysely<Database>,
  user: Principal | undefined,
  { course, lesson }: CatalogLesson,
  now: Date,
): Promise<void> {
  if (lesson.preview) return;
  if (!user) throw new ApiError('not_logged_in');
  await requireCourseAccess(db, user, course.id, now);
}

/** Throws `lesson_not_found` or an error of `requireLessonAccess`. */
export async function requireReadableLesson(
  { db, catalog, clock }: Pick<Context, 'db' | 'catalog' | 'clock'>,
  user: Principal,
  lessonId: number,
): Promise<CatalogLesson> {
  const lesson = catalog.findLesson(lessonId);
  if (!lesson) throw fieldError('lesson_not_found', 'lessonId');
  await requireLessonAccess(db, user, lesson, clock());
  return lesson;
}

/**
 * Preview problems, their twists and the warm-ups of preview lessons are free. Throws an error of `requireCourseAccess`
 * for all others.
 */
export async function requireProblemAccess(
  db: Kysely<Database>,
  user: Principal,
  problem: LoadedProblem,
  now: Date,
): Promise<void> {
  if (!isFree(problem)) await requireCourseAccess(db, user, builtInCourse.id, now);
}

function isFree(problem: LoadedProblem): boolean {
  const practice = practiceOf(problem);
  if (practice) return isFreePractice(practice);
  const { signature } = findOriginal(problem) ?? problem;
  return findLesson(signature.path)?.preview === true;
}

/** Returns the courses in which the user can read every lesson; `all` for admins. */
export async function listReadableCourses(
  db: Kysely<Database>,
  user: Principal | undefined,
  now: Date,
): Promise<'all' | ReadonlySet<number>> {
  if (!user) return new Set();
  if (user.role === 'admin') return 'all';
  const rows = await selectActiveEnrollments(db, user.id, now).select('course_id').execute();
  return new Set(rows.map((row) => row.course_id));
}
