import { z } from 'zod';
import { caseInput, caseResultSchema, diagnosticSchema, judgingStates, wait } from './code.ts';
import { endpoint } from './endpoint.ts';
import { langSchema } from './language.ts';
import { requestBody, text, wholeNumber } from './request-field.ts';
import { traceLimits, type TraceEvent } from './trace-events.ts';

/**
 * The recording of a program on one input. `case` compares its answer with the expected one; under the recorder, the
 * answer can differ from a Run's. `ended` and `unavailable` are sentences: why the recording stopped early, or why
 * there is none. `events` is empty for a program that does not compile.
 */
export const traceResultSchema = z.object({
  case: caseResultSchema.optional(),
  compileOutput: z.string().optional(),
  diagnostics: z.array(diagnosticSchema).optional(),
  /** Validated by the judge (trace-events.ts). */
  events: z.array(z.custom<TraceEvent>(Array.isArray)),
  totalSteps: z.int().min(0),
  ended: z.string().optional(),
  unavailable: z.string().optional(),
});

/** `input` has a JSON literal per argument. `queuePosition` is set while the trace waits for a judge; 1 is next. */
export const traceSchema = z.object({
  id: z.uuid(),
  state: z.enum(judgingStates),
  questionId: z.int(),
  lang: langSchema,
  typedCode: z.string(),
  input: z.array(z.string()),
  queuePosition: z.int().min(1).optional(),
  result: traceResultSchema.optional(),
});

export type Trace = z.output<typeof traceSchema>;
export type TraceResult = z.output<typeof traceResultSchema>;

/**
 * Records a program step by step on one input. `fromStep` asks for another window of a long run. An identical recent
 * request returns the same id. A trace is kept for `limits.traceRetentionDays` days.
 */
export const startTrace = endpoint({
  method: 'POST',
  path: '/code/trace',
  access: 'user',
  body: requestBody({
    questionId: wholeNumber('questionId'),
    lang: langSchema,
    typedCode: text('typedCode'),
    courseId: wholeNumber('courseId'),
    input: caseInput('input'),
    fromStep: wholeNumber('fromStep')
      .pipe(z.number().max(traceLimits.countedSteps, `fromStep: must be at most ${traceLimits.countedSteps}`))
      .optional(),
  }),
  response: z.object({ trace_id: z.uuid() }),
});

/** Only the caller's own traces. */
export const checkTrace = endpoint({
  method: 'GET',
  path: '/code/trace/:traceId/check',
  access: 'user',
  params: z.object({ traceId: text('traceId') }),
  query: z.object({ wait }),
  response: traceSchema,
});

export const traceContract = { startTrace, checkTrace };
