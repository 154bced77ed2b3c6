import { z } from 'zod';
import { day } from './day.ts';
import { endpoint } from './endpoint.ts';
import { langSchema } from './language.ts';
import { quizSchema } from './lesson-format.ts';
import { requestBody, text, trueOrFalse, wholeNumber } from './request-field.ts';
import { noContent } from './responses.ts';

/** The outcome of a review: right at once, right with help, or wrong. Learners never rate themselves. */
export const reviewResults = ['right', 'helped', 'wrong'] as const;
export type ReviewResult = (typeof reviewResults)[number];

/** `lessonPath` is that of the lesson or problem in which the mistake was made. */
const commonFields = {
  id: z.uuid(),
  coursePath: z.string(),
  lessonPath: z.string(),
  lessonName: z.string(),
  /** How often it was answered before, including the mistake itself. */
  reps: z.int(),
};

/** A missed question, as a quiz with one question. */
const quizItemSchema = z.object({ kind: z.literal('quiz'), ...commonFields, quiz: quizSchema });

/** The learner's own failing program: "What does it return on this input?" The answer stays on the server. */
const counterexampleItemSchema = z.object({
  kind: z.literal('counterexample'),
  ...commonFields,
  lang: langSchema,
  code: z.string(),
  /** When the program was submitted. */
  submittedAt: z.iso.datetime(),
  /** A JSON literal per argument. */
  input: z.array(z.string()),
  /** The correct answer, which counts as help. */
  expected: z.string(),
});

/** The learner's approved program without the line that the last failing submission had wrong. The line stays on the server. */
const blankItemSchema = z.object({
  kind: z.literal('blank'),
  ...commonFields,
  lang: langSchema,
  before: z.string(),
  /** The white space at the start of the line. */
  indent: z.string(),
  after: z.string(),
  /** The first half of the line, which counts as help. */
  start: z.string(),
  /** When the program was approved. */
  submittedAt: z.iso.datetime(),
});

/** The whole problem again, on the page of the problem. `isOpened`: it waits for the learner's verdict. */
const solveAgainItemSchema = z.object({
  kind: z.literal('solve-again'),
  ...commonFields,
  minutes: z.int(),
  isOpened: z.boolean(),
});

/** A wrong program whose reason was chosen wrongly, on its page. */
const breakItemSchema = z.object({
  kind: z.literal('break'),
  ...commonFields,
  exerciseId: z.string(),
  isOpened: z.boolean(),
});

const itemSchema = z.discriminatedUnion('kind', [
  quizItemSchema,
  counterexampleItemSchema,
  blankItemSchema,
  solveAgainItemSchema,
  breakItemSchema,
]);
export type MemoryItem = z.output<typeof itemSchema>;
export type MemoryItemOf<Kind extends MemoryItem['kind']> = Extract<MemoryItem, { kind: Kind }>;

/**
 * The exercises of today, at most ten minutes and one problem to solve again. Days are in the account's time zone. It also
 * turns new mistakes into exercises, except in an admin's view of the account.
 */
export const getToday = endpoint({
  method: 'GET',
  path: '/practice/today',
  access: 'user',
  response: z.object({
    items: z.array(itemSchema),
    /** Estimated time for `items` without a problem to solve again. */
    minutes: z.int(),
    /** Reviews of today. */
    done: z.int(),
    /** Whether the learner ever made a mistake that comes back. */
    hasItems: z.boolean(),
    /** The day of the next exercise after today. */
    nextOn: z.string().optional(),
    interviewOn: z.string().optional(),
    /** Solved problems whose exercise is due, by lesson. */
    fading: z.array(z.int()),
    /** Problems that were last solved from an empty editor at the first try, and are not due, by lesson. */
    remembered: z.array(z.int()),
  }),
});
export type Today = z.output<typeof getToday.response>;

const itemParams = z.object({ itemId: text('itemId') });
const answerError = 'answer: must be the answer of a quiz, a counterexample or a gap';
/** Indexes of chosen answers. */
export const choice = (field: string) => {
  const error = `${field}: must be a list of whole numbers from 0 to 7`;
  return z.array(z.int(error).min(0, error).max(7, error), error).max(8, error);
};

/**
 * Answers an exercise of today. A repeated `operationId` returns the first result and counts once. `at` is the client's
 * time; a time in the future becomes the server's. `returned` is the value that a program returns, `line` the learner's
 * own line of a gap. Any other line is right too if the program then passes the small inputs of the problem.
 */
export const reviewItem = endpoint({
  method: 'POST',
  path: '/practice/memory/:itemId/review',
  access: 'user',
  params: itemParams,
  body: requestBody({
    operationId: z.uuid('operationId: must be a UUID'),
    at: z.iso.datetime('at: must be a time in UTC').optional(),
    isHelped: trueOrFalse('isHelped'),
    answer: z.discriminatedUnion(
      'kind',
      [
        z.object({ kind: z.literal('quiz'), chosen: choice('chosen').min(1, 'chosen: choose an answer') }),
        z.object({ kind: z.literal('counterexample'), literal: text('literal') }),
        z.object({ kind: z.literal('blank'), line: text('line') }),
      ],
      answerError,
    ),
  }),
  response: z.object({
    result: z.enum(reviewResults),
    nextOn: z.string(),
    returned: z.string().optional(),
    line: z.string().optional(),
  }),
});
export type ReviewOutcome = z.output<typeof reviewItem.response>;

/** Starts an exercise on another page. What the learner does there from now on is its review. */
export const openItem = endpoint({
  method: 'POST',
  path: '/practice/memory/:itemId/open',
  access: 'user',
  params: itemParams,
  ...noContent,
});

/** Reports a wrong answer to a question of a lesson's quiz. Correct answers and unknown questions are ignored. */
export const reportQuizMiss = endpoint({
  method: 'POST',
  path: '/practice/quiz-miss',
  access: 'user',
  body: requestBody({
    lessonId: wholeNumber('lessonId'),
    quizId: text('quizId'),
    question: wholeNumber('question'),
    chosen: choice('chosen'),
  }),
  ...noContent,
});

/**
 * Sets the day of the interview, which no review is scheduled after; null removes it. The interview must be after
 * today, at most 365 days ahead.
 */
export const setInterview = endpoint({
  method: 'PUT',
  path: '/practice/interview',
  access: 'user',
  body: requestBody({ interviewOn: z.nullable(day('interviewOn')) }),
  response: z.object({ interviewOn: z.string().nullable() }),
});

export const memoryContract = { getToday, reviewItem, openItem, reportQuizMiss, setInterview };
