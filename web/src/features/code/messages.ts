import { limits } from '@dryrun/contracts/limits';
import type { Judged } from './codeApi.ts';

/** The sentences which only the client says. Source: product specification, sections 2, 4, 5 and 8. */
export const messages = {
  logInTo: { run: 'You need to Login/Sign up to Run', submit: 'You need to Login/Sign up to Submit' },
  timedOut: { run: 'Run request timed out', submit: 'Submit request timed out' },
  oops: 'Oops! Something went wrong. Please try again!',
  submissionsFailed: 'Something went wrong. Please try again!',
  pending: 'Pending...',
  busy: (position: number) => `The judge is busy. Your program is number ${position} in the queue.`,
  plainEditor: 'The full editor could not be loaded. You can go on in this plain one.',
  codeTooLong: 'Code is too long.',
  earlierFinished: (verdict: string) => `Your earlier submission finished: ${verdict}`,
  stillJudging: {
    run: 'The judge may be busy. Your code is saved; run it again in a moment.',
    submit: 'Your code is saved and is still being judged. Its verdict will appear under Submissions.',
  },
  notJudged: 'Nothing was judged and your code is saved.',
  earlierResult: 'Below is the result from before.',
  offline: 'You are offline. Your code is saved; run it when you are back.',
  tooManyCases: `A run takes at most ${limits.inputCases} cases.`,
} as const;

/** What the two buttons say. */
export const buttonNames: Readonly<Record<Judged, string>> = { run: 'Run', submit: 'Submit' };
