import { limits } from '@dryrun/contracts/limits';
import type { JudgeKind } from './codeApi.ts';

/** Texts of the coding workspace. docs/product.md fixes those in its sections Coding workspace, Judging and Errors. */
export const messages = {
  logInTo: { run: 'You need to Login/Sign up to Run', submit: 'You need to Login/Sign up to Submit' },
  timedOut: { run: 'Run request timed out', submit: 'Submit request timed out' },
  submissionsFailed: 'Something went wrong. Please try again!',
  pending: 'Pending...',
  busy: (position: number) => `The judge is busy. Your program is number ${position} in the queue.`,
  plainEditor: 'The full editor could not be loaded. You can keep working in this plain one.',
  readOnlyView: 'This is a read-only view of another account. Code is not judged in it.',
  vimFailed: 'The Vim keys could not be loaded. Reload the page to try again.',
  earlierSubmissionFinished: (verdict: string) => `Your earlier submission finished: ${verdict}`,
  stillJudging: {
    run: 'The judge may be busy. Your code is saved. Run it again in a moment.',
    submit: 'Your code is saved and is still being judged. Its verdict will appear under Submissions.',
  },
  locked: 'You need access to this course to run code. Your code is saved.',
  notJudged: 'Your code was not judged, but it is saved.',
  newerDraft: 'Newer code from another device was loaded.',
  draftReplaced: 'Newer code from another device was loaded. Your code is in the code history.',
  earlierResult: 'The previous result is shown below.',
  offline: 'You are offline. Your code is saved. Run it when you are back online.',
  serverUnreachable:
    "The server can't be reached. Your code is saved in this browser. Try again in a minute.",
  noJudge:
    "The judge isn't running right now. Your code is saved. You can submit: the verdict will follow under Submissions.",
  trace: {
    logIn: 'You need to Login/Sign up to Step through',
    visitor: 'Log in to see this recording. Only the account that made it can open it.',
    missing: `This recording doesn't exist or has expired. Recordings are kept for ${limits.traceRetentionDays} days.`,
    slow: 'The recording takes longer than usual. Your code is saved.',
    recording: 'Recording your program step by step…',
    notCompiled: "Your program doesn't compile, so there are no steps.",
    noSteps: 'The program ended before its first step.',
    recordedCode: 'Recorded code (read-only)',
    otherCode: 'Your code has changed since this recording.',
    notReached: (line: number) => `Line ${line} doesn't run after this step.`,
    noCursor: 'Click a line in the editor first.',
    noChange: (name: string, direction: 1 | -1) =>
      `${name} doesn't change ${direction === 1 ? 'after' : 'before'} this step.`,
    leftOut: (from: string, to: string) => `Steps ${from} to ${to} were left out.`,
    noAnswerChange: 'There is no earlier change of the answer in this recording.',
    partOfCalls: 'Only the calls around the current one are shown.',
    wholeProgram: "The lesson's program, from its start to its last line of output",
    ownLines: {
      java: 'Only lines of this program are steps, not those of the library.',
      python3: 'Only lines that run are steps: not definitions, imports or the library.',
      c_cpp: 'Only lines of this program are steps, not those of the library.',
    },
    notLoaded: 'The recording could not be loaded. Try again.',
    copied: 'The steps up to here were copied.',
    cannotCopy: 'Your browser blocked copying.',
  },
  tooManyCases: `You can run at most ${limits.inputCases} cases.`,
} as const;

export const buttonNames: Readonly<Record<JudgeKind, string>> = { run: 'Run', submit: 'Submit' };
