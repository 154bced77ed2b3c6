import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { Random } from './random.ts';

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

/** How an input grows, for measuring what a program's time and memory depend on. */
export interface Growth {
  /** What `n` counts, as in "the number of entries". */
  readonly n: string;
  /** The largest n worth measuring. It may lie beyond the constraints where their largest input is done in no time. */
  readonly largest: number;
  /** The sizes to measure in order, where not every n can be had; otherwise each is half of the next one. */
  readonly sizes?: readonly number[];
  /** A hard input of size n: no program should get away with looking at a part of it. */
  readonly input: (random: Random, n: number) => readonly Value[];
}

/**
 * A coding problem as its author writes it in `content/course/problems/<nn>-<path>/problem.ts` (paid, server only).
 * `reference` answers any valid input; it must not change its arguments.
 */
export interface Problem {
  readonly signature: Signature;
  readonly reference: (...args: never[]) => Value;
  /** Answers small inputs in the plainest way, which shares nothing with the reference; it proves the reference. */
  readonly bruteForce: (...args: never[]) => Value;
  /** A random valid input that the brute force can answer, made so that edge cases are common. */
  readonly smallInput: (random: Random) => readonly Value[];
  readonly growth: Growth;
  /** In the order in which they are judged: the examples first, the largest last. */
  readonly cases: readonly ProblemCase[];
  readonly limits?: Partial<Record<Lang, CaseLimits>>;
}

/** Declares a problem; its `reference` takes one typed argument per argument of the signature. */
export function defineProblem(problem: Problem): Problem {
  return problem;
}
