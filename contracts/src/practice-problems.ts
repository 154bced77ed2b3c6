import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './request-field.ts';
import type { Signature } from './signature.ts';

/** A warm-up applies one idea of its lesson; a transfer problem hides the pattern. */
export const practiceLevels = ['warm-up', 'transfer'] as const;
export type PracticeLevel = (typeof practiceLevels)[number];

/** The front matter of a practice problem. It is public. */
export const practiceFieldsSchema = z.strictObject({
  /** A group of `content/course/patterns.ts`. */
  group: z.string().min(1),
  level: z.enum(practiceLevels),
  /** One sentence: the task. */
  teaches: z.string().min(1),
});
export type PracticeFields = z.output<typeof practiceFieldsSchema>;

/** The public part of a practice problem. */
export interface PracticeEntry extends PracticeFields {
  readonly signature: Signature;
  /** The path of its text lesson. */
  readonly lesson: string;
}

/**
 * The texts of a practice problem as markdown. Warm-ups of preview lessons need a login, all others access to the course.
 * Its code is judged like that of a problem, under its own question id.
 */
export const getPracticeProblem = endpoint({
  method: 'GET',
  path: '/practice-problems/:problemPath',
  access: 'user',
  params: z.object({ problemPath: text('problemPath') }),
  response: z.object({
    questionId: z.int(),
    question: z.string(),
    thoughtProcess: z.string(),
    bestSolution: z.string(),
  }),
});
export type PracticeText = z.output<typeof getPracticeProblem.response>;

export const practiceProblemContract = { getPracticeProblem };
