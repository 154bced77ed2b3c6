import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { findOriginal, findProblem } from '@dryrun/content/problems';
import type { Signature } from '@dryrun/contracts/signature';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { requireCourseAccess } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import { fieldError } from '../platform/error.ts';

/**
 * Returns the signature of the requested problem or twist. Preview problems and their twists only need a login; all others
 * need course access.
 * Throws `course_not_found`, `question_not_found`, `course_not_owned` or `access_ended`.
 */
export async function requireQuestion(
  db: Kysely<Database>,
  user: Principal,
  { courseId, questionId }: { courseId: number; questionId: number },
  now: Date,
): Promise<Signature> {
  if (courseId !== builtInCourse.id) throw fieldError('course_not_found', 'courseId');
  const problem = findProblem(questionId);
  if (!problem) throw fieldError('question_not_found', 'questionId');
  const { signature } = findOriginal(problem) ?? problem;
  if (!findLesson(signature.path)?.preview) await requireCourseAccess(db, user, courseId, now);
  return problem.signature;
}
