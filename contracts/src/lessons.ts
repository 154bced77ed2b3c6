import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { decimal, requestBody, trueOrFalse, wholeNumber } from './request-field.ts';
import { userSchema } from './users.ts';

const lessonOfCourse = { courseId: wholeNumber('courseId'), lessonId: wholeNumber('lessonId') };

/**
 * GET /lesson/content: a lesson's markdown. For a coding problem `lessonContent` is the question,
 * `solution` the thought process and `answer` the best solution; empty strings where there is none.
 */
export const getLessonContent = endpoint({
  method: 'GET',
  path: '/lesson/content',
  access: 'public',
  query: z.object({ id: decimal('id') }),
  response: z.object({ lessonContent: z.string(), solution: z.string(), answer: z.string() }),
});

/** POST /lesson/last-lesson: remembers where an owner is. */
export const recordLastLesson = endpoint({
  method: 'POST',
  path: '/lesson/last-lesson',
  access: 'user',
  body: requestBody(lessonOfCourse),
  response: userSchema,
});

/** POST /lesson/completed: marks or unmarks a lesson of an owned course; repeating it changes nothing. */
export const recordCompleted = endpoint({
  method: 'POST',
  path: '/lesson/completed',
  access: 'user',
  body: requestBody({ ...lessonOfCourse, isCompleted: trueOrFalse('isCompleted') }),
  response: userSchema,
});

export const lessonsContract = { getLessonContent, recordLastLesson, recordCompleted };
