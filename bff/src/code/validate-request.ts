import { isFreePractice } from '@dryrun/content/course/free-practice';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { findOriginal, findProblem, type LoadedProblem } from '@dryrun/content/problems';
import { practiceOf } from '@dryrun/content/practice-problems';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { requireCourseAccess } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import { fieldError } from '../platform/error.ts';

/**
 * Returns the requested problem, twist or practice problem. Preview problems, their twists and the warm-ups of
 * preview lessons only need a login; all others need course access.
 * Throws `course_not_found`, `question_not_found`, `course_not_owned` or `access_ended`.
 */
export async function requireQuestion(
  db: Kysely<Database>,
  user: Principal,
  { courseId, questionId }: { courseId: number; questionId: number },
  now: Date,
): Promise<LoadedProblem> {
  if (courseId !== builtInCourse.id) throw fieldError('course_not_found', 'courseId');
  const problem = findProblem(questionId);
  if (!problem) throw fieldError('question_not_found', 'questionId');
  if (!isFree(problem)) await requireCourseAccess(db, user, courseId, now);
  return problem;
}

function isFree(problem: LoadedProblem): boolean {
  const practice = practiceOf(problem);
  if (practice) return isFreePractice(practice);
  const { signature } = findOriginal(problem) ?? problem;
  return findLesson(signature.path)?.preview === true;
}
