import type { CaseLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import type { TraceResult } from '@dryrun/contracts/trace';
import type { JudgedCheck } from '../../src/judge/grading/check.ts';
import { intTests, megabytesKb, type TestJob, type TestJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { ce, ok, tle, wa, type HostileProgram } from './program.ts';

const correctPrograms: Readonly<Record<Lang, string>> = {
  java: 'class Solution { public int solve(int a) { return 2 * a; } }',
  python3: 'class Solution:\n    def solve(self, a):\n        return 2 * a\n',
  c_cpp: 'class Solution { public: int solve(int a) { return 2 * a; } };',
};

const job = {
  signature: signatureOf(['int'], 'int'),
  tests: intTests([
    [1, 2],
    [2, 4],
    [3, 6],
  ]),
};
const jobs: Readonly<Record<Lang, TestJob>> = {
  java: { ...job, limits: { timeMs: 1500, memoryKb: megabytesKb(512) } },
  python3: { ...job, limits: { timeMs: 300, memoryKb: megabytesKb(96) } },
  c_cpp: { ...job, limits: { timeMs: 300, memoryKb: megabytesKb(96) } },
};

/** Enough CPU time to reach another limit where page faults are slow, as in nested virtual machines. */
const ampleTimeMs = 6000;

function limitsOf({ lang, verdicts }: HostileProgram): CaseLimits {
  const { limits } = jobs[lang];
  return { ...limits, timeMs: verdicts.includes(tle) ? limits.timeMs : ampleTimeMs };
}

export function judgeHostile(judge: TestJudge, program: HostileProgram): Promise<JudgedCheck> {
  const { lang, source } = program;
  return judge.judge(lang, source, { ...jobs[lang], limits: limitsOf(program) });
}

/** Records the last of the tests. */
export function traceHostile(judge: TestJudge, program: HostileProgram): Promise<TraceResult> {
  const { lang, source } = program;
  const [test] = intTests([[3, 6]]);
  if (!test) throw new Error('no test');
  return judge.trace(lang, source, { signature: job.signature, test, limits: limitsOf(program) });
}

/**
 * Evaluates the tests, as a diagnosis does, and compares the answers. Undefined if the judge gave up, which is always
 * acceptable.
 */
export async function evaluateHostile(
  judge: TestJudge,
  { lang, source, ...program }: HostileProgram,
): Promise<string | undefined> {
  const limits = limitsOf({ lang, source, ...program });
  const inputs = job.tests.map(({ input }) => input);
  const evaluation = await judge.evaluate(lang, { source, signature: job.signature, limits }, inputs);
  if (evaluation.kind === 'compile-failure') return ce;
  if (evaluation.kind !== 'evaluated') return undefined;
  const failed = evaluation.cases.find(
    (each, i) => !('answer' in each) || each.answer !== job.tests[i]?.expected,
  );
  if (!failed) return ok;
  return 'failure' in failed ? failed.failure : wa;
}

/** Judges a correct solution of the same problem. It must be approved even after hostile programs. */
export function judgeCorrect(judge: TestJudge, lang: Lang): Promise<JudgedCheck> {
  return judge.judge(lang, correctPrograms[lang], jobs[lang]);
}
