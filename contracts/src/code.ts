import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { growthClasses } from './growth.ts';
import { langs, langSchema } from './language.ts';
import { slideshowSchema } from './lesson-format.ts';
import { limits } from './limits.ts';
import { decimal, requestBody, text, textList, wholeNumber } from './request-field.ts';

/** A JSON literal per argument. */
export const caseInput = (field: string) => textList(field, 'argument must be a JSON literal in a string');
const codeFields = {
  questionId: wholeNumber('questionId'),
  lang: langSchema,
  typedCode: text('typedCode'),
  courseId: wholeNumber('courseId'),
};

/** The client treats everything but `FINISHED` as pending. */
export const judgingStates = ['PENDING', 'RUNNING', 'FINISHED'] as const;

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

/** A compiler or runtime message about the learner's code; `line` and `column` are 1-based. */
export const diagnosticSchema = z.object({
  line: z.int(),
  column: z.int().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

/** `input` has a JSON literal per argument. Long values are truncated with a note. */
export const caseResultSchema = z.object({
  index: z.int(),
  statusMsg: z.enum(verdicts),
  input: z.array(z.string()),
  expected: z.string().optional(),
  actual: z.string().optional(),
  stdOutput: z.string(),
  errorOutput: z.string().optional(),
  /** Why a value was rejected, such as "expected an int, found a float". */
  note: z.string().optional(),
  runtime: z.number(),
  memory: z.number(),
});

/** For a Wrong Answer or Runtime Error. `smallest` is set if the judge found an input smaller than the failing test. */
export const counterexampleSchema = z.object({
  state: z.enum(judgingStates),
  smallest: caseResultSchema.optional(),
});

/** `runtime` (ms) and `memory` (kB) are maximums over all tests. `dataInput` is the input of the result. */
export const checkSchema = z.object({
  state: z.enum(judgingStates),
  statusMsg: z.union([z.enum(verdicts), z.literal('')]),
  stdOutput: z.string(),
  runtime: z.number(),
  memory: z.number(),
  dataInput: z.string(),
  testsPassed: z.int().optional(),
  testsTotal: z.int().optional(),
  failedTest: caseResultSchema.optional(),
  /** Run only: the number of tests that Submit runs. */
  submitTests: z.int().optional(),
  /** Run only: all cases in order. */
  cases: z.array(caseResultSchema).optional(),
  compileOutput: z.string().optional(),
  diagnostics: z.array(diagnosticSchema).optional(),
  errorOutput: z.string().optional(),
  returnValue: z.string().optional(),
  expectedValue: z.string().optional(),
  truncated: z.boolean().optional(),
  attempt: z.int().optional(),
  limits: z.object({ timeMs: z.int(), memoryKb: z.int() }).optional(),
  /** The version of the compiler or interpreter. */
  judgeVersion: z.string().optional(),
  /** Set for the first approved submission of a question: the number of submissions up to it. */
  attempts: z.int().min(1).optional(),
  /** Set while waiting for a judge; 1 is next. */
  queuePosition: z.int().min(1).optional(),
  /** Submit only, once there is a verdict. */
  counterexample: counterexampleSchema.optional(),
});

export type Check = z.output<typeof checkSchema>;
export type CaseResult = z.output<typeof caseResultSchema>;
export type Diagnostic = z.output<typeof diagnosticSchema>;

/** The time for which a check endpoint waits for a result (long polling), in ms. */
export const wait = decimal('wait', 'must be a whole number of milliseconds')
  .pipe(
    z
      .number()
      .min(0, 'wait: must be at least 0 ms')
      .max(limits.checkWaitMs, `wait: must be at most ${limits.checkWaitMs} ms`),
  )
  .default(0);

/** Whether a judge is alive, and its compilers. Example: `openjdk version 25.0.3 2026-04-21 LTS` for Java. */
export const getJudgeStatus = endpoint({
  method: 'GET',
  path: '/code/status',
  access: 'public',
  response: z.object({
    isJudgeAlive: z.boolean(),
    languageVersions: z.partialRecord(z.enum(langs), z.string()).optional(),
  }),
});

/** Judges the learner's own test cases: `input`, then `inputs`. */
export const startRun = endpoint({
  method: 'POST',
  path: '/code/run',
  access: 'user',
  body: requestBody({
    ...codeFields,
    input: caseInput('input'),
    inputs: z
      .array(caseInput('inputs'), 'inputs: must be a list of test cases')
      .max(limits.inputCases, `inputs: at most ${limits.inputCases} cases`)
      .optional(),
  }),
  response: z.object({ run_id: z.uuid() }),
});

export const checkRun = endpoint({
  method: 'GET',
  path: '/code/run/:runId/check',
  access: 'user',
  params: z.object({ runId: text('runId') }),
  query: z.object({ wait }),
  response: checkSchema,
});

export const startSubmission = endpoint({
  method: 'POST',
  path: '/code/submit',
  access: 'user',
  body: requestBody(codeFields),
  response: z.object({ submission_id: z.uuid() }),
});

export const checkSubmission = endpoint({
  method: 'GET',
  path: '/code/submit/:submissionId/check',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  query: z.object({ wait }),
  response: checkSchema,
});

/** The whole input of the first failing test: one JSON literal per line, in the order of the arguments. */
export const getFailedInput = endpoint({
  method: 'GET',
  path: '/code/submit/:submissionId/failed-input',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  response: z.string(),
  text: true,
});

/**
 * `question` leads the learner to the mistake, `cause` completes "The program …". `mistake` identifies both.
 * `similarity` is from 0.8 to 1.
 */
const diagnosisSchema = z.object({
  mistake: z.string(),
  question: z.string(),
  cause: z.string(),
  similarity: z.number(),
});
export type Diagnosis = z.output<typeof diagnosisSchema>;

/**
 * Compares a failing submission with known mistakes. `diagnosis` is missing if none is similar, if the program's answers
 * change from run to run, or if the judge has no time.
 */
export const diagnoseSubmission = endpoint({
  method: 'POST',
  path: '/code/submit/:submissionId/diagnosis',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  response: z.object({ diagnosis: diagnosisSchema.optional() }),
});

export const diagnosisOutcomes = ['revealed', 'helpful', 'not-mine'] as const;

/** Records what the learner did with a diagnosis. */
export const reportDiagnosis = endpoint({
  method: 'POST',
  path: '/code/submit/:submissionId/diagnosis/report',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  body: requestBody({
    mistake: text('mistake'),
    outcome: z.enum(diagnosisOutcomes, `outcome: use one of ${diagnosisOutcomes.join(', ')}`),
  }),
  response: z.undefined(),
  status: 204,
});

/** The slides of a problem's own slideshow for a test case of the learner. */
export const createSlides = endpoint({
  method: 'POST',
  path: '/code/slides',
  access: 'user',
  body: requestBody({
    questionId: codeFields.questionId,
    courseId: codeFields.courseId,
    input: caseInput('input'),
  }),
  response: z.object({ steps: slideshowSchema.shape.steps }),
});

/** A past submission. `creationTime` is ISO 8601 in UTC, `runtime` in ms, `memory` in kB. */
export const submissionSchema = z.object({
  id: z.uuid(),
  state: z.enum(judgingStates),
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

const latestSubmissionSchema = submissionSchema
  .omit({ typedCode: true, counterexample: true })
  .extend({ questionId: z.int() });

export type LatestSubmission = z.output<typeof latestSubmissionSchema>;

const page = decimal('page').pipe(z.number().min(0, 'page: must be at least 0'));
const size = decimal('size')
  .pipe(z.number().min(1, 'size: must be at least 1'))
  .transform((n) => Math.min(n, limits.submissionsPageSizeMax));

/** The caller's own submissions, newest first; `page` is zero-based. */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/code/:questionId/submissions',
  access: 'user',
  params: z.object({
    questionId: decimal('questionId').pipe(
      z
        .number()
        .min(1, 'questionId: must be at least 1')
        .max(2 ** 31 - 1, 'questionId: must be at most 2147483647'),
    ),
  }),
  query: z.object({
    page: page.default(0),
    size: size.default(limits.submissionsPageSize),
    sort: z
      .enum(['creationTime,desc', 'creationTime,asc'], {
        error: 'sort: use creationTime,desc or creationTime,asc',
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

/** The caller's latest submission of each question, newest first, also after access has ended. */
export const listLatestSubmissions = endpoint({
  method: 'GET',
  path: '/code/latest-submissions',
  access: 'user',
  response: z.array(latestSubmissionSchema),
});

/** One measured size. `timeMs` is CPU time; `memoryKb` is the peak above an empty program's. */
const measuredPointSchema = z.object({ n: z.int(), timeMs: z.number(), memoryKb: z.number() });

/** `alsoPossible` fits about as well as `best`. `curves` is for the plot: one `start + scale * f(n)` per class. */
const fitSchema = z.object({
  best: z.enum(growthClasses),
  alsoPossible: z.array(z.enum(growthClasses)),
  curves: z.array(z.object({ growth: z.enum(growthClasses), start: z.number(), scale: z.number() })),
});

/** A complexity measurement. `n` names the input size, such as "the number of entries". */
export const complexityResultSchema = z.object({
  n: z.string(),
  points: z.array(measuredPointSchema),
  /** Undefined if the points are too few or inconclusive. */
  time: fitSchema.optional(),
  memory: fitSchema.optional(),
  /** Why the measurement stopped before the largest size, as a sentence. */
  stopped: z.string().optional(),
});

export const complexitySchema = z.object({
  state: z.enum(judgingStates),
  claimed: z.enum(growthClasses).optional(),
  result: complexityResultSchema.optional(),
});

export type Fit = z.output<typeof fitSchema>;
export type Complexity = z.output<typeof complexitySchema>;
export type ComplexityResult = z.output<typeof complexityResultSchema>;
export type MeasuredPoint = z.output<typeof measuredPointSchema>;
export type Counterexample = z.output<typeof counterexampleSchema>;

/** Measures the complexity of an approved submission. A repeated call only updates `claimed`. */
export const startComplexity = endpoint({
  method: 'POST',
  path: '/code/submit/:submissionId/complexity',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  body: requestBody({
    claimed: z.enum(growthClasses, `claimed: use one of ${growthClasses.join(', ')}`).optional(),
  }),
  response: complexitySchema,
});

export const checkComplexity = endpoint({
  method: 'GET',
  path: '/code/submit/:submissionId/complexity',
  access: 'user',
  params: z.object({ submissionId: text('submissionId') }),
  query: z.object({ wait }),
  response: complexitySchema,
});

export const codeContract = {
  getJudgeStatus,
  startRun,
  checkRun,
  startSubmission,
  checkSubmission,
  getFailedInput,
  diagnoseSubmission,
  reportDiagnosis,
  createSlides,
  listSubmissions,
  listLatestSubmissions,
  startComplexity,
  checkComplexity,
};
