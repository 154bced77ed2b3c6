import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './request-field.ts';

/**
 * The judged follow-up of a problem: the sentence with which the interviewer changes the problem, and its texts as
 * markdown. Needs the same access as the problem. Its code is judged like that of a problem, under its own question id.
 */
export const getTwist = endpoint({
  method: 'GET',
  path: '/twists/:lessonPath',
  access: 'user',
  params: z.object({ lessonPath: text('lessonPath') }),
  response: z.object({
    questionId: z.int(),
    name: z.string(),
    change: z.string(),
    question: z.string(),
    bestSolution: z.string(),
  }),
});
export type Twist = z.output<typeof getTwist.response>;

export const twistContract = { getTwist };
