import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langSchema } from './language.ts';
import { lessonSections } from './lesson-sections.ts';
import { limits } from './limits.ts';
import { traceResultSchema } from './trace.ts';
import { decimal, requestBody, text, trueOrFalse, wholeNumber } from './request-field.ts';
import { userSchema } from './users.ts';

const lessonOfCourse = { courseId: wholeNumber('courseId'), lessonId: wholeNumber('lessonId') };

/** `lessonContent` is the text or question, `solution` the thought process, `answer` the best solution. */
export const getLessonContent = endpoint({
  method: 'GET',
  path: '/lesson/content',
  access: 'public',
  query: z.object({ id: decimal('id') }),
  response: z.object({ lessonContent: z.string(), solution: z.string(), answer: z.string() }),
});

/** The recording of a program in a text lesson (docs/course-format.md). It has no `case`. */
export const getLessonTrace = endpoint({
  method: 'GET',
  path: '/lesson/trace',
  access: 'public',
  query: z.object({ id: decimal('id'), program: text('program') }),
  response: traceResultSchema,
});

/** The `question_id` of runs of lesson programs. No problem has this id. */
export const lessonProgramQuestionId = 0;

/**
 * Runs a whole program of a lesson, which the reader may have changed. Its result is that of a run
 * (`GET /code/run/:runId/check`), without cases.
 */
export const runLessonProgram = endpoint({
  method: 'POST',
  path: '/lesson/run',
  access: 'user',
  body: requestBody({ ...lessonOfCourse, lang: langSchema, typedCode: text('typedCode') }),
  response: z.object({ run_id: z.uuid() }),
});

/** `section` is the opened tab of a coding lesson, unless it is the question. */
export const recordLastLesson = endpoint({
  method: 'POST',
  path: '/lesson/last-lesson',
  access: 'user',
  body: requestBody({
    ...lessonOfCourse,
    section: z.enum(lessonSections, `section: use one of ${lessonSections.join(', ')}`).optional(),
  }),
  response: userSchema,
});

export const recordCompleted = endpoint({
  method: 'POST',
  path: '/lesson/completed',
  access: 'user',
  body: requestBody({ ...lessonOfCourse, isCompleted: trueOrFalse('isCompleted') }),
  response: userSchema,
});

/** Indexes of the chosen answers per question. */
function quizAnswers(field: string) {
  const error = `${field}: answers must be lists of whole numbers from 0 to 20`;
  const number = z.int(error).min(0, error).max(20, error);
  return z.array(z.array(number, error).max(20, error), error).max(20, error);
}

const quizResultSchema = z.object({
  quizId: z.string(),
  answers: quizAnswers('answers'),
  isCorrect: z.boolean(),
});

export const getLessonAnnotations = endpoint({
  method: 'GET',
  path: '/lesson/marks',
  access: 'user',
  query: z.object({ id: decimal('id') }),
  response: z.object({ note: z.string(), isBookmarked: z.boolean(), quizResults: z.array(quizResultSchema) }),
});

/** The caller's notes and bookmarks in a course. Works after access has ended. */
export const listAnnotated = endpoint({
  method: 'GET',
  path: '/lesson/marked',
  access: 'user',
  query: z.object({ courseId: decimal('courseId') }),
  response: z.object({
    notes: z.array(z.object({ lessonId: z.int(), note: z.string(), updateTime: z.iso.datetime() })),
    bookmarks: z.array(z.int()),
  }),
});

/** Saves the caller's note on a lesson; an empty note is deleted. */
export const writeNote = endpoint({
  method: 'PUT',
  path: '/lesson/note',
  access: 'user',
  body: requestBody({
    lessonId: wholeNumber('lessonId'),
    note: text('note').refine(
      (note) => [...note].length <= limits.noteCharacters,
      `note: at most ${limits.noteCharacters} characters`,
    ),
  }),
  response: z.object({ note: z.string() }),
});

export const setBookmark = endpoint({
  method: 'PUT',
  path: '/lesson/bookmark',
  access: 'user',
  body: requestBody({ lessonId: wholeNumber('lessonId'), isBookmarked: trueOrFalse('isBookmarked') }),
  response: z.object({ isBookmarked: z.boolean() }),
});

/** Saves the caller's latest quiz submission; `null` deletes it. */
export const recordQuizResult = endpoint({
  method: 'PUT',
  path: '/lesson/quiz-result',
  access: 'user',
  body: requestBody({
    lessonId: wholeNumber('lessonId'),
    quizId: text('quizId').refine(
      (id) => id.length > 0 && id.length <= 120,
      'quizId: must have 1 to 120 characters',
    ),
    result: z.nullable(
      z.object(
        { answers: quizAnswers('result'), isCorrect: trueOrFalse('result') },
        'result: must have answers and isCorrect, or be null',
      ),
    ),
  }),
  response: z.object({ isKept: z.boolean() }),
});

/** `anchor` is a heading's id. Only the name is set without access to the lesson. */
const searchHitSchema = z.object({
  coursePath: z.string(),
  lessonPath: z.string(),
  lessonName: z.string(),
  section: z.enum(['thought-process', 'best-solution']).optional(),
  heading: z.string().optional(),
  anchor: z.string().optional(),
  excerpt: z.string().optional(),
});

/** Searches names for everyone, and headings and text only with access to the lesson. */
export const searchLessons = endpoint({
  method: 'GET',
  path: '/lesson/search',
  access: 'public',
  query: z.object({
    query: text('query').refine((words) => words.length <= 200, 'query: at most 200 characters'),
  }),
  response: z.array(searchHitSchema),
});

export type QuizResult = z.output<typeof quizResultSchema>;
export type SearchHit = z.output<typeof searchHitSchema>;

export const lessonsContract = {
  getLessonContent,
  getLessonTrace,
  runLessonProgram,
  recordLastLesson,
  recordCompleted,
  getLessonAnnotations,
  listAnnotated,
  writeNote,
  setBookmark,
  recordQuizResult,
  searchLessons,
};
