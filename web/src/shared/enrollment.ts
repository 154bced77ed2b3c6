import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse, User } from '@dryrun/contracts/users';

export function findEnrollment(user: User | null, course: Course): CurrentCourse | undefined {
  return user?.currentCourses.find(({ courseId }) => courseId === course.id);
}

/** The user's enrollment, unless access has ended. */
export function findActiveEnrollment(user: User | null, course: Course): CurrentCourse | undefined {
  const enrollment = findEnrollment(user, course);
  return enrollment && !hasEnded(enrollment) ? enrollment : undefined;
}

/** Whether the user can read all lessons of the course, not only its free ones. */
export const hasAccess = (user: User | null, course: Course): boolean =>
  user?.role === 'admin' || findActiveEnrollment(user, course) !== undefined;

export function hasEnded({ expiresAt }: CurrentCourse): boolean {
  return expiresAt !== undefined && new Date(expiresAt).getTime() <= Date.now();
}
