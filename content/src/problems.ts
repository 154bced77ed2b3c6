import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { problem as threeSum } from '../course/problems/01-three-sum/problem.ts';
import { problem as longestUniqueSubstring } from '../course/problems/02-longest-unique-substring/problem.ts';
import { problem as balancedBrackets } from '../course/problems/03-balanced-brackets/problem.ts';
import { problem as groupAnagrams } from '../course/problems/04-group-anagrams/problem.ts';
import { problem as subarraySum } from '../course/problems/05-subarray-sum/problem.ts';
import { problem as mergeMeetings } from '../course/problems/06-merge-meetings/problem.ts';
import { problem as nextWarmerDay } from '../course/problems/07-next-warmer-day/problem.ts';
import { problem as deliveryCapacity } from '../course/problems/08-delivery-capacity/problem.ts';
import { problem as reverseInGroups } from '../course/problems/09-reverse-in-groups/problem.ts';
import { problem as lruCache } from '../course/problems/10-lru-cache/problem.ts';
import { problem as topKWords } from '../course/problems/11-top-k-words/problem.ts';
import { problem as zigzagLevels } from '../course/problems/12-zigzag-levels/problem.ts';
import { problem as maxPathSum } from '../course/problems/13-max-path-sum/problem.ts';
import { problem as go } from '../course/problems/14-go/problem.ts';
import { problem as buildStages } from '../course/problems/15-build-stages/problem.ts';
import { problem as redundantCable } from '../course/problems/16-redundant-cable/problem.ts';
import { problem as reliableRoute } from '../course/problems/17-reliable-route/problem.ts';
import { problem as wordHunt } from '../course/problems/18-word-hunt/problem.ts';
import { problem as coinChange } from '../course/problems/19-coin-change/problem.ts';
import { problem as editDistance } from '../course/problems/20-edit-distance/problem.ts';
import { problemFolder } from './content-folder.ts';
import { defaultLimits, type CaseLimits, type Growth, type Problem, type ProblemCase } from './problem.ts';
import type { Random } from './random.ts';
import { solutionFiles } from './solution-files.ts';

/** In course order. Add new problems here. */
const problems: readonly Problem[] = [
  threeSum,
  longestUniqueSubstring,
  balancedBrackets,
  groupAnagrams,
  subarraySum,
  mergeMeetings,
  nextWarmerDay,
  deliveryCapacity,
  reverseInGroups,
  lruCache,
  topKWords,
  zigzagLevels,
  maxPathSum,
  go,
  buildStages,
  redundantCable,
  reliableRoute,
  wordHunt,
  coinChange,
  editDistance,
];

/**
 * `input` and `expected` are canonical literals. They are created on first use and cached, because the largest take
 * tenths of a second.
 */
export interface LoadedCase {
  readonly name: string;
  readonly args: readonly Value[];
  readonly input: readonly string[];
  readonly expected: string;
}

/** A problem for the judge. Server only: contains the tests and solutions. */
export interface LoadedProblem {
  readonly signature: Signature;
  readonly limits: Readonly<Record<Lang, CaseLimits>>;
  readonly folder: string;
  readonly cases: readonly LoadedCase[];
  /** Best solution per language; read on first use. */
  readonly solutions: Readonly<Record<Lang, string>>;
  /** Computes the correct answer for any valid arguments, such as custom test cases. */
  readonly answer: (args: readonly Value[]) => Value;
  /** Computes the answer by brute force; for small inputs only. */
  readonly bruteForceAnswer: (args: readonly Value[]) => Value;
  readonly smallInput: (random: Random) => readonly Value[];
  readonly growth: Growth;
}

const loadedProblems = new Map(problems.map((problem) => [problem.signature.questionId, load(problem)]));

export function findProblem(questionId: number): LoadedProblem | undefined {
  return loadedProblems.get(questionId);
}

export function listProblems(): LoadedProblem[] {
  return [...loadedProblems.values()];
}

function load(problem: Problem): LoadedProblem {
  const { signature } = problem;
  const folder = problemFolder(signature);
  const answer = problem.reference as (...args: readonly Value[]) => Value;
  const bruteForceAnswer = problem.bruteForce as (...args: readonly Value[]) => Value;
  let solutions: Readonly<Record<Lang, string>> | undefined;
  return {
    signature,
    folder,
    limits: { ...defaultLimits, ...problem.limits },
    answer: (args) => answer(...args),
    bruteForceAnswer: (args) => bruteForceAnswer(...args),
    smallInput: problem.smallInput,
    growth: problem.growth,
    cases: problem.cases.map((problemCase) => loadCase(signature, problemCase, answer)),
    get solutions() {
      solutions ??= {
        java: readFileSync(path.join(folder, solutionFiles.java), 'utf8'),
        python3: readFileSync(path.join(folder, solutionFiles.python3), 'utf8'),
        c_cpp: readFileSync(path.join(folder, solutionFiles.c_cpp), 'utf8'),
      };
      return solutions;
    },
  };
}

function loadCase(
  signature: Signature,
  { name, args: argsSource, expected }: ProblemCase,
  answer: (...args: readonly Value[]) => Value,
): LoadedCase {
  let literals: { readonly input: readonly string[]; readonly expected: string } | undefined;
  const makeArgs = (): readonly Value[] => (typeof argsSource === 'function' ? argsSource() : argsSource);
  // Arguments are not cached: as values they take five times the memory of their literals.
  const makeLiterals = () => {
    const args = makeArgs();
    const input = signature.args.map((arg, i) => formatLiteral(arg.type, args[i] as Value));
    return (literals ??= { input, expected: formatLiteral(signature.returns, expected ?? answer(...args)) });
  };
  return {
    name,
    get args() {
      return makeArgs();
    },
    get input() {
      return (literals ?? makeLiterals()).input;
    },
    get expected() {
      return (literals ?? makeLiterals()).expected;
    },
  };
}
