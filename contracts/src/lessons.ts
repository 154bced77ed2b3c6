import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { userSchema } from './users.ts';

const id = z.coerce.number({ error: 'id: a whole number is needed' }).int('id: a whole number is needed');
const lessonOfCourse = {
  courseId: z.int('courseId: a whole number is needed'),
  lessonId: z.int('lessonId: a whole number is needed'),
};

/**
 * GET /lesson/content: a lesson's markdown. For a coding problem `lessonContent` is the question,
 * `solution` the thought process and `answer` the best solution; empty strings where there is none.
 */
export const getLessonContent = endpoint({
  method: 'GET',
  path: '/lesson/content',
  access: 'public',
  query: z.object({ id }),
  response: z.object({ lessonContent: z.string(), solution: z.string(), answer: z.string() }),
});

/** POST /lesson/last-lesson: remembers where an owner is. */
export const recordLastLesson = endpoint({
  method: 'POST',
  path: '/lesson/last-lesson',
  access: 'user',
  body: z.object(lessonOfCourse),
  response: userSchema,
});

/** POST /lesson/completed: marks or unmarks a lesson of an owned course; repeating it changes nothing. */
export const recordCompleted = endpoint({
  method: 'POST',
  path: '/lesson/completed',
  access: 'user',
  body: z.object({ ...lessonOfCourse, isCompleted: z.boolean('isCompleted: true or false is needed') }),
  response: userSchema,
});

export const lessonsContract = { getLessonContent, recordLastLesson, recordCompleted };
