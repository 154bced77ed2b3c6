import type { User } from '@dryrun/contracts/users';
import type { Session } from '../src/shared/session.ts';

export function createUser(change: Partial<User> = {}): User {
  return {
    name: 'Ada',
    email: 'ada@example.com',
    imageUrl: null,
    role: 'user',
    currentCourses: [],
    ...change,
  };
}

export function createOwner(finishedLessons: number[] = [], lastLessonPath: string | null = null): User {
  return createUser({
    currentCourses: [{ courseId: 1, coursePath: 'coding-interview', finishedLessons, lastLessonPath }],
  });
}

export function createSession(user: User = createUser()): Session {
  return { accessToken: 'token-of-ada', user };
}
