import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langSchema } from './language.ts';
import { requestBody, text, wholeNumber } from './request-field.ts';

/**
 * Runs a draft on the examples of the statement while the learner types. It also compiles the draft, so that the next Run
 * of the same text starts at once. Nothing is stored. Needs the same access as a Run.
 */
export const checkLiveExamples = endpoint({
  method: 'POST',
  path: '/code/live-examples',
  access: 'user',
  body: requestBody({
    questionId: wholeNumber('questionId'),
    courseId: wholeNumber('courseId'),
    lang: langSchema,
    typedCode: text('typedCode'),
  }),
  /**
   * - `checked`: whether the answer to each example is the expected one;
   * - `paused`: the judge has more important work, or another check of the account runs;
   * - `unfinished`: the program did not end within half a second.
   */
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('checked'), passed: z.array(z.boolean()) }),
    z.object({ state: z.enum(['paused', 'unfinished', 'compile-failure']) }),
  ]),
});
export type LiveExamples = z.output<typeof checkLiveExamples.response>;

export const liveExampleContract = { checkLiveExamples };
