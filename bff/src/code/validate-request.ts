import { builtInCourse } from '@dryrun/content/course/outline';
import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { requireProblemAccess } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import { fieldError } from '../platform/error.ts';

/**
 * Returns the requested problem, twist or practice problem. Throws `course_not_found`, `question_not_found` or an error
 * of `requireProblemAccess`.
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
  await requireProblemAccess(db, user, problem, now);
  return problem;
}
