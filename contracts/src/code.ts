import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { growthClasses } from './growth.ts';
import { langSchema } from './language.ts';
import { limits } from './limits.ts';
import { decimal, requestBody, text, textList, wholeNumber } from './request-field.ts';

const caseInput = (field: string) => textList(field, 'argument is a JSON literal in a string');
const judged = {
  questionId: wholeNumber('questionId'),
  lang: langSchema,
  typedCode: text('typedCode'),
  courseId: wholeNumber('courseId'),
};

/** Where judging stands. The client treats everything but `FINISHED` as pending. */
export const states = ['PENDING', 'RUNNING', 'FINISHED'] as const;

/** Every verdict the judge gives. */
export const verdicts = [
  'Approved',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Judge Error',
] as const;

export type Verdict = (typeof verdicts)[number];

/** A compiler's or runtime's remark about the learner's own text; lines and columns count from 1. */
export const diagnosticSchema = z.object({
  line: z.int(),
  column: z.int().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

/** One test case's outcome. `input` holds a JSON literal per argument; long values are cut and say so. */
export const caseResultSchema = z.object({
  index: z.int(),
  statusMsg: z.enum(verdicts),
  input: z.array(z.string()),
  expected: z.string().optional(),
  actual: z.string().optional(),
  stdOutput: z.string(),
  errorOutput: z.string().optional(),
  /** Why a value was refused in words, such as "expected an int, found a float". */
  note: z.string().optional(),
  runtime: z.number(),
  memory: z.number(),
});

/**
 * The smallest failing input that the judge found after a Wrong Answer or a Runtime Error was out. Until `state` is
 * `FINISHED` it is still looking; then `smallest` is there if it found one smaller than the failing test.
 */
export const counterexampleSchema = z.object({
  state: z.enum(states),
  smallest: caseResultSchema.optional(),
});

/**
 * The answer of both check calls. `runtime` is in ms, `memory` in kB (the most over all tests), `dataInput`
 * the input that the result is about; the optional fields explain a verdict.
 */
export const checkSchema = z.object({
  state: z.enum(states),
  statusMsg: z.union([z.enum(verdicts), z.literal('')]),
  stdOutput: z.string(),
  runtime: z.number(),
  memory: z.number(),
  dataInput: z.string(),
  testsPassed: z.int().optional(),
  testsTotal: z.int().optional(),
  failedTest: caseResultSchema.optional(),
  /** Run only: every case of the learner, in order. */
  cases: z.array(caseResultSchema).optional(),
  compileOutput: z.string().optional(),
  diagnostics: z.array(diagnosticSchema).optional(),
  errorOutput: z.string().optional(),
  returnValue: z.string().optional(),
  expectedValue: z.string().optional(),
  truncated: z.boolean().optional(),
  attempt: z.int().optional(),
  limits: z.object({ timeMs: z.int(), memoryKb: z.int() }).optional(),
  judgeVersion: z.string().optional(),
  /** While it waits for a judge: 1 is the next to be judged. */
  queuePosition: z.int().min(1).optional(),
  /** Submit only, once the verdict is out. */
  counterexample: counterexampleSchema.optional(),
});

export type Check = z.output<typeof checkSchema>;
export type CaseResult = z.output<typeof caseResultSchema>;
export type Diagnostic = z.output<typeof diagnosticSchema>;

const wait = decimal('wait', 'a whole number of milliseconds is needed')
  .pipe(
    z
      .number()
      .min(0, 'wait: at least 0 ms')
      .max(limits.checkWaitMs, `wait: at most ${limits.checkWaitMs} ms`),
  )
  .default(0);

/** POST /code/run: judges the learner's own test cases. `inputs` holds further cases after `input`. */
export const startRun = endpoint({
  method: 'POST',
  path: '/code/run',
  access: 'user',
  body: requestBody({
    ...judged,
    input: caseInput('input'),
    inputs: z
      .array(caseInput('inputs'), 'inputs: a list of test cases is needed')
      .max(limits.inputCases, `inputs: at most ${limits.inputCases} cases`)
      .optional(),
  }),
  response: z.object({ run_id: z.uuid() }),
});

/** GET /code/run/:runId/check: `wait` (ms) holds the answer until the result is there. */
export const checkRun = endpoint({
  method: 'GET',
  path: '/code/run/:runId/check',
  access: 'user',
  params: z.object({ runId: text('runId') }),
  query: z.object({ wait }),
  response: checkSchema,
});

/** POST /code/submit: judges the learner's code against the problem's tests. */
export const startSubmission = endpoint({
  method: 'POST',
  path: '/code/submit',
  access: 'user',
  body: requestBody(judged),
  response: z.object({ submission_id: z.uuid() }),
});

/** GET /code/submit/:submissionId/check: as for a run. */
export const checkSubmission = endpoint({
  method: 'GET',
  path: '/code/submit/:submissionId/check',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  query: z.object({ wait }),
  response: checkSchema,
});

/** A past submission as listed. `creationTime` is ISO 8601 in UTC, `runtime` ms, `memory` kB. */
export const submissionSchema = z.object({
  id: z.uuid(),
  state: z.enum(states),
  statusMsg: z.union([z.enum(verdicts), z.literal('')]),
  creationTime: z.iso.datetime(),
  lang: langSchema,
  runtime: z.number(),
  memory: z.number(),
  typedCode: z.string(),
  testsPassed: z.int().optional(),
  testsTotal: z.int().optional(),
  counterexample: counterexampleSchema.optional(),
});

export type Submission = z.output<typeof submissionSchema>;

const page = decimal('page').pipe(z.number().min(0, 'page: counts from 0'));
const size = decimal('size')
  .pipe(z.number().min(1, 'size: at least 1'))
  .transform((n) => Math.min(n, limits.submissionsPageSizeMax));

/** GET /code/:questionId/submissions: the caller's own, newest first, a page at a time (zero-based). */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/code/:questionId/submissions',
  access: 'user',
  params: z.object({
    questionId: decimal('questionId').pipe(
      z
        .number()
        .min(1, 'questionId: counts from 1')
        .max(2 ** 31 - 1, 'questionId: no question has such a high number'),
    ),
  }),
  query: z.object({
    page: page.default(0),
    size: size.default(limits.submissionsPageSize),
    sort: z
      .enum(['creationTime,desc', 'creationTime,asc'], {
        error: 'sort: only creationTime,desc or creationTime,asc',
      })
      .default('creationTime,desc'),
  }),
  response: z.object({
    content: z.array(submissionSchema),
    number: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
    first: z.boolean(),
    last: z.boolean(),
  }),
});

/** One size measured: `timeMs` is CPU time, `memoryKb` the peak beyond what an empty program needs. */
const measuredPointSchema = z.object({ n: z.int(), timeMs: z.number(), memoryKb: z.number() });

/**
 * The class that fits measurements best, and every other that fits about as well (they cannot be told apart). `curves` holds
 * for each class that can be drawn the best `start + scale f(n)`.
 */
const fitSchema = z.object({
  best: z.enum(growthClasses),
  alsoPossible: z.array(z.enum(growthClasses)),
  curves: z.array(z.object({ growth: z.enum(growthClasses), start: z.number(), scale: z.number() })),
});

/** What was measured. `n` says what is counted, such as "the number of entries". */
export const complexityResultSchema = z.object({
  n: z.string(),
  points: z.array(measuredPointSchema),
  /** Undefined when there are too few points or they say nothing. */
  time: fitSchema.optional(),
  memory: fitSchema.optional(),
  /** Why measuring ended before the largest size, as a sentence. */
  stopped: z.string().optional(),
});

export const complexitySchema = z.object({
  state: z.enum(states),
  claimed: z.enum(growthClasses).optional(),
  result: complexityResultSchema.optional(),
});

export type Fit = z.output<typeof fitSchema>;
export type Complexity = z.output<typeof complexitySchema>;
export type ComplexityResult = z.output<typeof complexityResultSchema>;
export type MeasuredPoint = z.output<typeof measuredPointSchema>;
export type Counterexample = z.output<typeof counterexampleSchema>;

/**
 * POST /code/submit/:submissionId/complexity: measures how time and memory of an approved submission grow. Asking again
 * measures nothing anew but takes over another `claimed` class.
 */
export const startComplexity = endpoint({
  method: 'POST',
  path: '/code/submit/:submissionId/complexity',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  body: requestBody({
    claimed: z.enum(growthClasses, `claimed: one of ${growthClasses.join(', ')} is needed`).optional(),
  }),
  response: complexitySchema,
});

/** GET /code/submit/:submissionId/complexity: `wait` (ms) holds the answer until the result is there. */
export const checkComplexity = endpoint({
  method: 'GET',
  path: '/code/submit/:submissionId/complexity',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  query: z.object({ wait }),
  response: complexitySchema,
});

export const codeContract = {
  startRun,
  checkRun,
  startSubmission,
  checkSubmission,
  listSubmissions,
  startComplexity,
  checkComplexity,
};
