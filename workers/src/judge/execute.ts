import { formatLiteral } from '@dryrun/contracts/literal';
import { answerBytesOf, submissionBudget, wallMsOf } from './limits.ts';
import { judgeCase, stopsJudging, type JudgedCase, type Test } from './verdict.ts';
import type { CaseOutcome, CompileFailure, Prepared, Program, Session, Toolchain } from './toolchain.ts';

/** What became of a program: it does not compile, or the cases that ran, in order. */
export type Execution = (CompileFailure & { readonly tookMs: number }) | Executed;

export interface Executed {
  readonly kind: 'executed';
  readonly compileOutput: string;
  readonly diagnostics: CompileFailure['diagnostics'];
  readonly cases: readonly JudgedCase[];
  readonly compileMs: number;
  readonly runMs: number;
}

/** How often a program that left or crashed with its process is started anew for the remaining tests. */
const restarts = 3;
/** Between these parts of the time limit a case is measured three times and the median decides. */
const [nearFrom, nearTo] = [0.8, 1.2];

/**
 * Compiles a program and judges tests until one of them says that going on is pointless. Rejects with JudgeFault
 * when the judge itself failed.
 */
export async function execute(
  toolchain: Toolchain,
  program: Program,
  tests: readonly Test[],
): Promise<Execution> {
  const started = performance.now();
  const prepared = await toolchain.prepare(program);
  const compiled = performance.now();
  if (prepared.kind === 'compile-failure') return { ...prepared, tookMs: compiled - started };
  try {
    const cases = await runTests(prepared, program, tests, started + submissionBudget.wallMs);
    const { output, diagnostics } = prepared;
    const runMs = performance.now() - compiled;
    return {
      kind: 'executed',
      compileOutput: output,
      diagnostics,
      cases,
      compileMs: compiled - started,
      runMs,
    };
  } finally {
    await prepared.close();
  }
}

async function runTests(
  prepared: Prepared,
  program: Program,
  tests: readonly Test[],
  deadline: number,
): Promise<JudgedCase[]> {
  const cases: JudgedCase[] = [];
  let session: Session | undefined;
  let starts = 0;
  let cpuMs = 0;
  try {
    for (const [index, test] of tests.entries()) {
      if (!session?.alive) {
        await session?.close();
        if (!session?.wantsRenewal) starts += 1;
        if (starts > restarts + 1) break;
        session = await prepared.open();
      }
      const isOutOfTime = cpuMs > submissionBudget.cpuMs || performance.now() > deadline;
      const outcome = isOutOfTime ? outOfTime : await measure(session, program, test, deadline);
      cpuMs += outcome.usage.cpuMs;
      const judged = judgeCase(program, index, test, outcome);
      cases.push(judged);
      if (stopsJudging(judged)) break;
    }
    return cases;
  } finally {
    await session?.close();
  }
}

/** Runs a test; near the time limit three times, so that the same program gets the same verdict. */
async function measure(
  session: Session,
  { signature, limits: { timeMs } }: Program,
  test: Test,
  deadline: number,
): Promise<CaseOutcome> {
  const answerBytes = answerBytesOf(formatLiteral(signature.returns, test.expected));
  const runOnce = (): Promise<CaseOutcome> => {
    const left = Math.max(1, deadline - performance.now());
    const wallMs = Math.min(wallMsOf(timeMs), left);
    return session.runCase(test.input, { cpuMs: timeMs * nearTo, wallMs, answerBytes });
  };
  const first = await runOnce();
  if (first.end.kind !== 'answered' || first.usage.cpuMs < timeMs * nearFrom) return first;
  const outcomes = [first];
  while (outcomes.length < 3 && session.alive) outcomes.push(await runOnce());
  return outcomes.sort((a, b) => a.usage.cpuMs - b.usage.cpuMs)[1] ?? first;
}

/** All tests together have used up the submission's time. */
const outOfTime: CaseOutcome = {
  end: { kind: 'killed', reason: 'wall' },
  usage: { cpuMs: 0, wallMs: 0, memoryKb: 0 },
  stdout: '',
  stderr: '',
  truncated: false,
};
