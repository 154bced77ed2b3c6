import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { contentFolder } from './content-folder.ts';
import { importAll } from './import-all.ts';
import { defaultLimits, type CaseLimits, type Growth, type Problem, type ProblemCase } from './problem.ts';
import type { Random } from './random.ts';
import { solutionFiles } from './solution-files.ts';

/**
 * `input` and `expected` are canonical literals. They are created on first use and cached, because the largest take
 * tenths of a second.
 */
export interface LoadedCase {
  readonly name: string;
  /** Large ones are generated. */
  readonly isGenerated: boolean;
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

const problems = await loadAll('problems/*/problem');
const twists = await loadAll('problems/*/twist/problem');
const practiceProblems = await loadAll('practice/*/*/problem');

const byQuestion = new Map(
  [...problems, ...twists, ...practiceProblems].map((problem) => [problem.signature.questionId, problem]),
);

/** Also finds twists and practice problems. */
export function findProblem(questionId: number): LoadedProblem | undefined {
  return byQuestion.get(questionId);
}

/** The problems of the course, in its order. */
export function listProblems(): readonly LoadedProblem[] {
  return problems;
}

/** The judged follow-ups, in the order of their problems. */
export function listTwists(): readonly LoadedProblem[] {
  return twists;
}

/** The practice problems of text lessons, by the paths of the lessons. */
export function listPracticeProblems(): readonly LoadedProblem[] {
  return practiceProblems;
}

/** Whether the problem is one of the course's lessons, neither a twist nor a practice problem. */
export function isLessonProblem(problem: LoadedProblem): boolean {
  return problems.includes(problem);
}

/** The problem that a twist follows; undefined for all others. */
export function findOriginal({ folder }: Pick<LoadedProblem, 'folder'>): LoadedProblem | undefined {
  return problems.find((problem) => problem.folder === path.dirname(folder));
}

export function findTwist(original: Pick<LoadedProblem, 'folder'>): LoadedProblem | undefined {
  return twists.find(({ folder }) => path.dirname(folder) === original.folder);
}

async function loadAll(pattern: string): Promise<LoadedProblem[]> {
  const modules = await importAll<{ readonly problem: Problem }>(pattern);
  return modules.map(([file, { problem }]) =>
    load(problem, path.join(contentFolder, 'course', path.dirname(file))),
  );
}

function load(problem: Problem, folder: string): LoadedProblem {
  const { signature } = problem;
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
    isGenerated: typeof argsSource === 'function',
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
