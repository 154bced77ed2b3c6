import { z } from 'zod';
import { langSchema } from './language.ts';

/** Limits of an evaluation. They keep it far below a Run, because it has no database row and learners repeat it. */
export const evaluationLimits = {
  cases: 80,
  /** For one run of all cases. */
  cpuMs: 500,
  /** If the time is used up, the outcomes of at least so many cases are still worth comparing. */
  minCases: 20,
  /** Older jobs are dropped. Their requests ask again or are gone. */
  maxAgeMs: 2000,
} as const;

/** A program and small cases, in canonical literals. The answers are not compared with anything. */
export const evaluationJobSchema = z.object({
  evaluationId: z.uuid(),
  questionId: z.int(),
  lang: langSchema,
  source: z.string(),
  inputs: z.array(z.array(z.string())).min(1).max(evaluationLimits.cases),
  /** Runs all cases a second time, to detect programs whose answers depend on time or chance. */
  repeats: z.boolean(),
  /** Lets analyses pause if they use all slots. */
  preempts: z.boolean().default(false),
  /** Unix time in ms. */
  requestedAt: z.int(),
});
export type EvaluationJob = z.output<typeof evaluationJobSchema>;

/** `answer` is a canonical literal. `failure` is a verdict, or `other nodes` if the signature's `reusesNodes` is broken. */
export const evaluatedCaseSchema = z.union([
  z.object({ answer: z.string() }),
  z.object({ failure: z.string() }),
]);
export type EvaluatedCase = z.output<typeof evaluatedCaseSchema>;

/**
 * - `evaluated`: the outcomes of all cases, or of the first `minCases` and more;
 * - `busy`: the judge had no free slot or too little time, or the program sleeps;
 * - `unfinished`: the CPU limit ended it;
 * - `unstable`: the second run had other answers.
 */
export const evaluationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('evaluated'), cases: z.array(evaluatedCaseSchema) }),
  z.object({ kind: z.enum(['busy', 'unfinished', 'unstable', 'compile-failure']) }),
]);
export type Evaluation = z.output<typeof evaluationSchema>;
