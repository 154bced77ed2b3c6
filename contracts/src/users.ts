import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lessonSections } from './lesson-sections.ts';

/** A course the user owns. Times are ISO 8601 in UTC. */
export const currentCourseSchema = z.object({
  courseId: z.int(),
  coursePath: z.string(),
  finishedLessons: z.array(z.int()),
  lastLessonPath: z.string().nullable(),
  /** The tab of the last lesson, unless it is the question. */
  lastSection: z.enum(lessonSections).optional(),
  enrolledAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  /** True if access ended because the purchase was refunded. */
  isRefunded: z.boolean().optional(),
});

export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  currentCourses: z.array(currentCourseSchema),
  /** Ids of questions with an approved submission, also without access to the course. */
  solvedQuestions: z.array(z.int()).optional(),
  /** Ids of questions with submissions, none of them approved. */
  triedQuestions: z.array(z.int()).optional(),
});

/** The name of a deleted account, as the author of its comments. */
export const deletedUserName = 'Deleted user';

export type CurrentCourse = z.output<typeof currentCourseSchema>;
export type User = z.output<typeof userSchema>;

/** The current user; extends the session. */
export const getMe = endpoint({ method: 'GET', path: '/user/me', access: 'user', response: userSchema });

export const usersContract = { getMe };
