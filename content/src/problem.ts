import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';

/** What one test of a submission may use. */
export interface CaseLimits {
  readonly timeMs: number;
  readonly memoryKb: number;
}

/** Default limits per test (docs/judge.md); a problem may override them. */
export const defaultLimits: Readonly<Record<Lang, CaseLimits>> = {
  java: { timeMs: 3000, memoryKb: 512 * 1024 },
  python3: { timeMs: 5000, memoryKb: 256 * 1024 },
  c_cpp: { timeMs: 2000, memoryKb: 256 * 1024 },
};

/**
 * One test. Small cases are written out with their `expected` answer (which proves the reference as well); large ones
 * are made by a function from a fixed seed and answered by the reference.
 */
export interface ProblemCase {
  readonly name: string;
  readonly args: readonly Value[] | (() => readonly Value[]);
  readonly expected?: Value;
}

/**
 * A coding problem as its author writes it in `content/course/problems/<nn>-<path>/problem.ts` (paid, server only).
 * `reference` answers any valid input; it must not change its arguments.
 */
export interface Problem {
  readonly signature: Signature;
  readonly reference: (...args: never[]) => Value;
  /** In the order in which they are judged: the examples first, the largest last. */
  readonly cases: readonly ProblemCase[];
  readonly limits?: Partial<Record<Lang, CaseLimits>>;
}

/** Declares a problem; its `reference` takes one typed argument per argument of the signature. */
export function defineProblem(problem: Problem): Problem {
  return problem;
}
