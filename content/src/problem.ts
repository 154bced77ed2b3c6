import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { Random } from './random.ts';

export interface CaseLimits {
  readonly timeMs: number;
  readonly memoryKb: number;
}

/** Default limits (docs/judge.md); a problem may override them. */
export const defaultLimits: Readonly<Record<Lang, CaseLimits>> = {
  java: { timeMs: 3000, memoryKb: 512 * 1024 },
  python3: { timeMs: 5000, memoryKb: 256 * 1024 },
  c_cpp: { timeMs: 2000, memoryKb: 256 * 1024 },
};

/**
 * Small cases have literal arguments and an `expected` answer, which also tests the reference. Large cases are
 * generated from a fixed seed; the reference answers them.
 */
export interface ProblemCase {
  readonly name: string;
  readonly args: readonly Value[] | (() => readonly Value[]);
  readonly expected?: Value;
}

export interface Growth {
  /** Meaning of `n`, such as "the number of entries". */
  readonly n: string;
  /** Largest n to measure. May exceed the constraints if their largest input is too fast to measure. */
  readonly largest: number;
  /** Sizes to measure in ascending order, if not every n is possible. Default: each size is half of the next. */
  readonly sizes?: readonly number[];
  /** Generates a hard input of size n that programs must read completely. */
  readonly input: (random: Random, n: number) => readonly Value[];
}

/**
 * A coding problem, defined in `content/course/problems/<nn>-<path>/problem.ts` (paid content, server only).
 * `reference` answers any valid input and must not mutate its arguments.
 */
export interface Problem {
  readonly signature: Signature;
  readonly reference: (...args: never[]) => Value;
  /** Simplest possible solution for small inputs; shares no code with the reference and verifies it. */
  readonly bruteForce: (...args: never[]) => Value;
  /** Generates a random valid input, biased toward edge cases. */
  readonly smallInput: (random: Random) => readonly Value[];
  readonly growth: Growth;
  /** In judging order: examples first, largest last. */
  readonly cases: readonly ProblemCase[];
  readonly limits?: Partial<Record<Lang, CaseLimits>>;
}

export function defineProblem(problem: Problem): Problem {
  return problem;
}
