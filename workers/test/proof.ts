import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findOriginal, type LoadedProblem } from '@dryrun/content/problems';
import { solutionFiles } from '@dryrun/content/solution-files';
import type { Verdict } from '@dryrun/contracts/code';
import { langs, type Lang } from '@dryrun/contracts/language';
import type { TestJudge } from './judge.ts';

export interface ProblemProgram {
  /** `outdated`: the best solution of the problem that a twist follows, which must not solve the twist. */
  readonly kind: 'reference' | 'wrong' | 'slow' | 'outdated';
  /** Its path in the problem's folder, such as `wrong/forgets-to-sort.cpp`. */
  readonly name: string;
  readonly lang: Lang;
  readonly source: string;
  /** Undefined if every verdict but Approved is right. */
  readonly verdict: Verdict | undefined;
}

/** The judge's result for a program. `failure` explains why it isn't the expected one. */
export interface Proof {
  readonly program: ProblemProgram;
  readonly failure?: string;
  readonly failedTests: number;
  /** Maximum over the tests. */
  readonly cpuTimeMs: number;
}

/** A slow program must exceed this multiple of the time limit. Only such a proof is stored. */
export const fullSlowFactor = 2.5;
/** Multiple for a quick check. Above `referenceShare`, so a slow program is still slower than every reference. */
export const quickSlowFactor = 1 / 3;

/** Other work on the machine may slow a reference down, so one that is only too slow is measured again. */
const referenceAttempts = 3;
/** Share of the time limit that a reference may use; a learner's program may be slower. */
const referenceShare = 1 / 4;
/** Share of the memory limit that a reference may use. */
const referenceMemoryShare = 1 / 2;

export const langOf: Readonly<Record<string, Lang>> = { '.java': 'java', '.py': 'python3', '.cpp': 'c_cpp' };

export function listPrograms(problem: LoadedProblem): ProblemProgram[] {
  const references = langs.map((lang): ProblemProgram => {
    const source = problem.solutions[lang];
    return { kind: 'reference', name: solutionFiles[lang], lang, source, verdict: 'Approved' };
  });
  const original = findOriginal(problem);
  const outdated = (original ? langs : []).map((lang): ProblemProgram => {
    const source = original?.solutions[lang] ?? '';
    return { kind: 'outdated', name: `../${solutionFiles[lang]}`, lang, source, verdict: undefined };
  });
  return [...references, ...outdated, ...listFolder(problem, 'wrong'), ...listFolder(problem, 'slow')];
}

/** The first line of a program describes its mistake and, in parentheses, its expected verdict. */
function listFolder(problem: LoadedProblem, kind: 'wrong' | 'slow'): ProblemProgram[] {
  const folder = path.join(problem.folder, kind);
  if (!existsSync(folder)) return []; // a warm-up needs no slow programs
  return readdirSync(folder).map((name) => {
    const lang = langOf[path.extname(name)];
    if (!lang) throw new Error(`${name}: unknown language`);
    const source = readFileSync(path.join(folder, name), 'utf8');
    const verdict = /\(([A-Z][A-Za-z ]+)\)\s*$/.exec(source.split('\n', 1)[0] ?? '')?.[1] as Verdict;
    return { kind, name: `${kind}/${name}`, lang, source, verdict };
  });
}

/** Judges a program with all tests of its problem. A slow one must exceed `slowFactor` times the time limit. */
export async function proveProgram(
  judge: TestJudge,
  problem: LoadedProblem,
  program: ProblemProgram,
  slowFactor: number,
): Promise<Proof> {
  let { isOnlyTooSlow, ...proof } = await proveOnce(judge, problem, program, slowFactor);
  for (let attempt = 1; isOnlyTooSlow && attempt < referenceAttempts; attempt += 1) {
    ({ isOnlyTooSlow, ...proof } = await proveOnce(judge, problem, program, slowFactor));
  }
  return proof;
}

async function proveOnce(
  judge: TestJudge,
  problem: LoadedProblem,
  program: ProblemProgram,
  slowFactor: number,
): Promise<Proof & { readonly isOnlyTooSlow: boolean }> {
  const { signature, cases: tests } = problem;
  const { timeMs, memoryKb } = problem.limits[program.lang];
  const limits = { timeMs: program.kind === 'slow' ? timeMs * slowFactor : timeMs, memoryKb };
  const check = await judge.judge(program.lang, program.source, { signature, tests, limits, kind: 'run' });
  const failedTests = (check.cases ?? []).filter(({ statusMsg }) => statusMsg !== 'Approved').length;
  const isTooSlow = program.kind === 'reference' && check.runtime >= timeMs * referenceShare;
  const isTooLarge = program.kind === 'reference' && check.memory > memoryKb * referenceMemoryShare;
  const isExpected = hasExpectedVerdict(program, check.statusMsg);
  const failures = [
    ...(isExpected
      ? []
      : [
          `${check.statusMsg} instead of ${program.verdict ?? 'a failure'} ${check.compileOutput ?? ''}`.trim(),
        ]),
    ...(isTooSlow ? [`${Math.round(check.runtime)} ms of ${timeMs} ms is more than a quarter`] : []),
    ...(isTooLarge ? [`${check.memory} kB of ${memoryKb} kB is more than half`] : []),
  ];
  const proof = {
    program,
    failedTests,
    cpuTimeMs: check.runtime,
    isOnlyTooSlow: isExpected && isTooSlow && !isTooLarge,
  };
  return failures.length > 0 ? { ...proof, failure: failures.join('; ') } : proof;
}

function hasExpectedVerdict({ verdict }: ProblemProgram, actual: Verdict | ''): boolean {
  return verdict === undefined ? actual !== 'Approved' && actual !== 'Judge Error' : actual === verdict;
}
