import { z } from 'zod';
import { caseInput, checkSchema, wait } from './code.ts';
import { isEdit, type Edit } from './edit-log.ts';
import { endpoint } from './endpoint.ts';
import { growthClasses } from './growth.ts';
import { langSchema } from './language.ts';
import { limits } from './limits.ts';
import { exampleList } from './practice.ts';
import { requestBody, text, wholeNumber } from './request-field.ts';
import { noContent } from './responses.ts';
import { valueTypes, type Argument, type Signature, type ValueType } from './signature.ts';

/** The stages of an interview in order; the minutes sum to 45. A stage can end early but is never skipped. */
export const rehearsalStages = [
  { id: 'clarify', name: 'Clarify', minutes: 5 },
  { id: 'examples', name: 'Examples', minutes: 4 },
  { id: 'plan', name: 'Plan', minutes: 6 },
  { id: 'code', name: 'Code', minutes: 18 },
  { id: 'test', name: 'Test', minutes: 6 },
  { id: 'cost', name: 'Cost', minutes: 2 },
  { id: 'follow-up', name: 'Follow-up', minutes: 4 },
] as const;
export type RehearsalStage = (typeof rehearsalStages)[number]['id'];
export const rehearsalMinutes = rehearsalStages.reduce((sum, { minutes }) => sum + minutes, 0);
const stageIds = rehearsalStages.map(({ id }) => id);
const stageSchema = z.enum(stageIds, `stage: use one of ${stageIds.join(', ')}`);

/** The function's name in a rehearsal, because the real one gives the problem away. */
export const rehearsalFunction = 'solve';

/** The parts of a signature that a rehearsal shows: no title, pattern, constraints or name of the function. */
export function hideSignature({
  args,
  returns,
}: {
  readonly args: readonly Omit<Argument, 'rule'>[];
  readonly returns: ValueType;
}): Signature {
  return {
    questionId: 0,
    path: '',
    name: 'Rehearsal',
    difficulty: 'Medium',
    pattern: '',
    function: rehearsalFunction,
    args: args.map(({ name, type }) => ({ name, type, rule: {} })),
    returns,
    compare: 'exact',
    examples: [],
  };
}

export const rehearsalLimits = {
  /** The client saves edits this often. */
  saveMs: 5000,
  /** Edits in one request. */
  editsPerRequest: 2000,
  /** Compressed. Edits beyond `detailBytes` are merged into one, so that the last text always fits into the rest. */
  logBytes: 100 * 1024,
  detailBytes: 32 * 1024,
  noteCharacters: 4000,
  /** The clock stops when a verdict takes longer. */
  judgingMs: 5000,
} as const;

/** Which problems to draw from: any, without an approved submission, or with one. */
export const rehearsalChoices = ['any', 'new', 'solved'] as const;

const params = z.object({ rehearsalId: text('rehearsalId') });
const startedField = z.iso.datetime();

const summarySchema = z.object({
  id: z.uuid(),
  lang: langSchema,
  startedAt: startedField,
  /** Missing while it runs. */
  endedAt: z.iso.datetime().optional(),
  /** The title of the problem, once the rehearsal has ended. */
  problem: z.string().optional(),
  /** The first verdict; missing if nothing was submitted. */
  verdict: z.string().optional(),
  isShared: z.boolean(),
});
export type RehearsalSummary = z.output<typeof summarySchema>;

/** The account's rehearsals, newest first. `problems` can be drawn now; `isTrial` if the account does not own the course. */
export const listRehearsals = endpoint({
  method: 'GET',
  path: '/rehearsals',
  access: 'user',
  response: z.object({
    rehearsals: z.array(summarySchema),
    problems: z.object({ any: z.int(), new: z.int(), solved: z.int() }),
    isTrial: z.boolean(),
    /** Whether rehearsals are switched off. Earlier ones stay readable. */
    isOff: z.boolean(),
  }),
});
export type Rehearsals = z.output<typeof listRehearsals.response>;

/** Starts a rehearsal; the clock runs at once. Throws `rehearsal_running` while another one runs. */
export const startRehearsal = endpoint({
  method: 'POST',
  path: '/rehearsals',
  access: 'user',
  body: requestBody({
    lang: langSchema,
    choice: z.enum(rehearsalChoices, `choice: use one of ${rehearsalChoices.join(', ')}`),
  }),
  status: 201,
  response: z.object({ id: z.uuid() }),
});

/** Times on the rehearsal's clock are ms since its start. */
const markSchema = z.object({
  atMs: z.int(),
  kind: z.enum(['stage', 'question', 'examples', 'run', 'submit', 'verdict', 'away', 'solution', 'fault']),
  /** The stage, the verdict, or the result of the examples. */
  label: z.string().optional(),
  /** Duration, for `away` and `fault`. */
  ms: z.int().optional(),
});
export type RehearsalMark = z.output<typeof markSchema>;

const answeredSchema = z.object({ question: z.int(), ask: z.string(), answer: z.string(), atMs: z.int() });
const examplesSchema = z.object({
  examples: z.array(
    z.object({
      input: z.array(z.string()),
      answer: z.string(),
      isRight: z.boolean(),
      expected: z.string().optional(),
    }),
  ),
  programs: z.int(),
  caught: z.int(),
});

export type OwnExamples = z.output<typeof examplesSchema>;

const note = (field: string) =>
  text(field).max(
    rehearsalLimits.noteCharacters,
    `${field}: at most ${rehearsalLimits.noteCharacters} characters`,
  );
const growth = (field: string) =>
  z.enum(growthClasses, `${field}: use one of ${growthClasses.join(', ')}`).nullable();
const notesShape = {
  bruteForce: note('bruteForce'),
  idea: note('idea'),
  time: growth('time'),
  memory: growth('memory'),
  followUp: note('followUp'),
};
export type RehearsalNotes = z.output<z.ZodObject<typeof notesShape>>;

const clockShape = {
  /** Of the server, in the moment of the response. */
  now: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Since when the clock stands still, because the judge does not answer. */
  stoppedAt: z.iso.datetime().optional(),
};
const clockSchema = z.object(clockShape);
export type RehearsalClock = z.output<typeof clockSchema>;

const commonShape = {
  id: z.uuid(),
  lang: langSchema,
  startedAt: startedField,
  /** The task as the interviewer states it. */
  task: z.string(),
  stages: z.array(z.object({ stage: stageSchema, startedMs: z.int() })),
  answered: z.array(answeredSchema),
  examples: examplesSchema.optional(),
  notes: z.object(notesShape),
  code: z.string(),
  /** The code before the first edit. */
  template: z.string(),
  submission: z.object({ id: z.uuid(), check: checkSchema }).optional(),
};

const runningSchema = z.object({
  state: z.literal('running'),
  ...commonShape,
  ...clockShape,
  args: z.array(z.object({ name: z.string(), type: z.enum(valueTypes) })),
  returns: z.enum(valueTypes),
  /** Without answers. `also` are other words to find a question by. */
  questions: z.array(z.object({ question: z.int(), ask: z.string(), also: z.array(z.string()) })),
  /** The number of stored edits. */
  edits: z.int(),
  /** In the stage `follow-up` only. */
  followUp: z.string().optional(),
});
export type RunningRehearsal = z.output<typeof runningSchema>;

export const rubricParts = ['communication', 'problemSolving', 'code', 'testing'] as const;
export type RubricPart = (typeof rubricParts)[number];
const score = (field: string) => {
  const error = `${field}: choose 1 to 4`;
  return z.int(error).min(1, error).max(4, error).nullable();
};
const rubricShape = {
  communication: score('communication'),
  problemSolving: score('problemSolving'),
  code: score('code'),
  testing: score('testing'),
  comment: note('comment'),
};
export type Rubric = z.output<z.ZodObject<typeof rubricShape>>;

const ownTestsSchema = z.object({ tests: z.int(), killed: z.int(), programs: z.int() });

const reportSchema = z.object({
  /** Questions that decide how to solve the problem, and the others. */
  constraints: z.object({ asked: z.int(), of: z.int(), decoys: z.int() }),
  missed: z.array(z.object({ ask: z.string(), answer: z.string() })),
  examples: z.object({ right: z.int(), of: z.int(), caught: z.int(), programs: z.int() }).optional(),
  /** Whether time and memory were claimed before the first line of code. */
  isClaimedFirst: z.boolean(),
  claimed: z.enum(growthClasses).optional(),
  measured: z.enum(growthClasses).optional(),
  verdict: z.string().optional(),
  tests: z.object({ passed: z.int(), of: z.int() }).optional(),
  /** Whether the failing test was among the own ones. Missing if no test failed. */
  isFailureForeseen: z.boolean().optional(),
  /** The wrong programs in this language that the own tests break. Missing until they were tried. */
  ownTests: ownTestsSchema.optional(),
  firstLineMs: z.int().optional(),
  /** Characters written in the editor, and those that were still there at the end. */
  typed: z.int(),
  kept: z.int(),
  awayMs: z.int(),
  openedSolution: z.boolean(),
  /** Whether the last edits were too many to keep each of them. */
  isLogFull: z.boolean(),
});
export type RehearsalReport = z.output<typeof reportSchema>;

const endedSchema = z.object({
  state: z.literal('ended'),
  ...commonShape,
  endedAt: z.iso.datetime(),
  endReason: z.enum(['learner', 'time']),
  problem: z.object({
    name: z.string(),
    difficulty: z.string(),
    pattern: z.string(),
    coursePath: z.string(),
    lessonPath: z.string(),
  }),
  followUp: z.object({ ask: z.string(), answer: z.string() }),
  report: reportSchema,
  rubric: z.object(rubricShape),
  isShared: z.boolean(),
});
export type EndedRehearsal = z.output<typeof endedSchema>;

export const getRehearsal = endpoint({
  method: 'GET',
  path: '/rehearsals/:rehearsalId',
  access: 'user',
  params,
  response: z.discriminatedUnion('state', [runningSchema, endedSchema]),
});

const tab = z.uuid('tab: must be a UUID');

/** Takes the rehearsal over: from now on, only this tab may change it. */
export const openRehearsal = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/open',
  access: 'user',
  params,
  body: requestBody({ tab }),
  response: z.object({ edits: z.int(), code: z.string(), ...clockShape }),
});

const awayError = 'away: must be a list of times and durations';

const editSchema = z
  .custom<Edit>(isEdit, 'edits: must be a list of edits')
  .refine(
    ([, , , inserted]) => !/[\p{Cs}\0]/u.test(inserted),
    'edits: must be valid Unicode without null bytes',
  );

/**
 * Appends edits; `from` is the number of earlier ones. A repeated request changes nothing. Throws `rehearsal_gap` if edits
 * are missing, and `rehearsal_elsewhere` after another tab took over.
 */
export const appendEdits = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/edits',
  access: 'user',
  params,
  body: requestBody({
    tab,
    from: wholeNumber('from').min(0, 'from: must be at least 0'),
    edits: z
      .array(editSchema, 'edits: must be a list of edits')
      .max(rehearsalLimits.editsPerRequest, `edits: at most ${rehearsalLimits.editsPerRequest}`),
    /** Times in which the page was hidden, since the last request. */
    away: z
      .array(
        z.object(
          { atMs: wholeNumber('away').min(0, awayError), ms: wholeNumber('away').min(0, awayError) },
          awayError,
        ),
        awayError,
      )
      .max(100, 'away: at most 100 times')
      .default([]),
  }),
  response: z.object({ edits: z.int(), ...clockShape }),
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/questions',
  access: 'user',
  params,
  body: requestBody({ question: wholeNumber('question') }),
  response: answeredSchema,
});

/** Starts the next stage; `stage` is the one to start. Throws `rehearsal_stage` for another one. */
export const startStage = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/stage',
  access: 'user',
  params,
  body: requestBody({ stage: stageSchema }),
  response: z.object({ stage: stageSchema, startedMs: z.int() }),
});

export const writeRehearsalNotes = endpoint({
  method: 'PUT',
  path: '/rehearsals/:rehearsalId/notes',
  access: 'user',
  params,
  body: requestBody(notesShape),
  ...noContent,
});

/** Like `checkExamples` of the practice, but without a word on the constraints. */
export const checkRehearsalExamples = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/examples',
  access: 'user',
  params,
  body: requestBody({ examples: exampleList }),
  response: examplesSchema,
});

/** Runs the code on own test cases, in the stage `test`. */
export const runRehearsal = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/runs',
  access: 'user',
  params,
  body: requestBody({
    typedCode: text('typedCode'),
    inputs: z
      .array(caseInput('inputs'), 'inputs: must be a list of test cases')
      .min(1, 'inputs: write at least 1 test case')
      .max(limits.inputCases, `inputs: at most ${limits.inputCases} cases`),
  }),
  response: z.object({ id: z.uuid() }),
});

/** Submits the code, once, in the stage `test`. */
export const submitRehearsal = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/submission',
  access: 'user',
  params,
  body: requestBody({ typedCode: text('typedCode') }),
  response: z.object({ id: z.uuid() }),
});

/** The result of a run or of the submission. */
export const checkRehearsal = endpoint({
  method: 'GET',
  path: '/rehearsals/:rehearsalId/judged/:judgedId',
  access: 'user',
  params: params.extend({ judgedId: text('judgedId') }),
  query: z.object({ wait }),
  response: z.object({ check: checkSchema, clock: clockSchema }),
});

export const endRehearsal = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/end',
  access: 'user',
  params,
  ...noContent,
});

/** Tries the learner's tests on the wrong programs in the language of an ended rehearsal, once. */
export const tryOwnTests = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/own-tests',
  access: 'user',
  params,
  response: ownTestsSchema,
});

export const writeRubric = endpoint({
  method: 'PUT',
  path: '/rehearsals/:rehearsalId/rubric',
  access: 'user',
  params,
  body: requestBody(rubricShape),
  ...noContent,
});

const replayShape = {
  lang: langSchema,
  /** The code before the first edit. */
  initial: z.string(),
  edits: z.array(z.custom<Edit>(isEdit)),
  marks: z.array(markSchema),
  /** The length of the rehearsal. */
  ms: z.int(),
};
export type Replay = z.output<z.ZodObject<typeof replayShape>>;

export const getReplay = endpoint({
  method: 'GET',
  path: '/rehearsals/:rehearsalId/replay',
  access: 'user',
  params,
  response: z.object(replayShape),
});

/** Creates the link to the replay, or a new one in place of the old. The token is not stored and shown only here. */
export const shareReplay = endpoint({
  method: 'POST',
  path: '/rehearsals/:rehearsalId/share',
  access: 'user',
  params,
  response: z.object({ token: z.string() }),
});

export const unshareReplay = endpoint({
  method: 'DELETE',
  path: '/rehearsals/:rehearsalId/share',
  access: 'user',
  params,
  ...noContent,
});

export const deleteRehearsal = endpoint({
  method: 'DELETE',
  path: '/rehearsals/:rehearsalId',
  access: 'user',
  params,
  ...noContent,
});

/** The replay behind a link: code and marks, without task, constraints, notes or voice. */
export const getSharedReplay = endpoint({
  method: 'GET',
  path: '/replays/:token',
  access: 'public',
  params: z.object({ token: text('token') }),
  response: z.object({
    ...replayShape,
    problem: z.string(),
    startedAt: startedField,
    verdict: z.string().optional(),
    rubric: z.object(rubricShape).omit({ comment: true }),
  }),
});
export type SharedReplay = z.output<typeof getSharedReplay.response>;

export const rehearsalContract = {
  listRehearsals,
  startRehearsal,
  getRehearsal,
  openRehearsal,
  appendEdits,
  askQuestion,
  startStage,
  writeRehearsalNotes,
  checkRehearsalExamples,
  runRehearsal,
  submitRehearsal,
  checkRehearsal,
  endRehearsal,
  tryOwnTests,
  writeRubric,
  getReplay,
  shareReplay,
  unshareReplay,
  deleteRehearsal,
  getSharedReplay,
};
