import type { User } from '@dryrun/contracts/users';
import type { Session } from '../src/shared/session.ts';

/** A user who owns nothing, with whatever a test needs changed. */
export function aUser(change: Partial<User> = {}): User {
  return {
    name: 'Ada',
    email: 'ada@example.com',
    imageUrl: null,
    role: 'user',
    currentCourses: [],
    ...change,
  };
}

/** A user who owns the built-in course. */
export function anOwner(finishedLessons: number[] = [], lastLessonPath: string | null = null): User {
  return aUser({
    currentCourses: [{ courseId: 1, coursePath: 'coding-interview', finishedLessons, lastLessonPath }],
  });
}

/** A session as after a login. */
export function aSession(user: User = aUser()): Session {
  return { accessToken: 'token-of-ada', user };
}
