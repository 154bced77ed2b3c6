import { answerBytesOf, submissionBudget, wallMsOf } from '../limits.ts';
import { judgeCase, stopsJudging, type JudgedCase, type Test } from './verdict.ts';
import type {
  CaseOutcome,
  CompileFailure,
  Prepared,
  Program,
  Session,
  Toolchain,
} from '../languages/toolchain.ts';

/** What became of a program: it does not compile, or the cases that ran, in order. */
export type Execution = (CompileFailure & { readonly times: ExecutionTimes }) | Executed;

export interface Executed {
  readonly kind: 'executed';
  readonly compileOutput: string;
  readonly diagnostics: CompileFailure['diagnostics'];
  readonly cases: readonly JudgedCase[];
  readonly times: ExecutionTimes;
}

/** Where the time went, in ms: compiling, giving the program to its process, running the cases, comparing answers. */
export interface ExecutionTimes {
  readonly compileMs: number;
  readonly handInMs: number;
  readonly runMs: number;
  readonly compareMs: number;
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
  const compileMs = compiled - started;
  if (prepared.kind === 'compile-failure')
    return { ...prepared, times: { compileMs, handInMs: 0, runMs: 0, compareMs: 0 } };
  const watch = { handInMs: 0, compareMs: 0 };
  try {
    const cases = await runTests(prepared, program, tests, started + submissionBudget.wallMs, watch);
    const { output, diagnostics } = prepared;
    const runMs = performance.now() - compiled - watch.handInMs - watch.compareMs;
    return {
      kind: 'executed',
      compileOutput: output,
      diagnostics,
      cases,
      times: { compileMs, ...watch, runMs },
    };
  } finally {
    void prepared.close();
  }
}

async function runTests(
  prepared: Prepared,
  program: Program,
  tests: readonly Test[],
  deadline: number,
  watch: { handInMs: number; compareMs: number },
): Promise<JudgedCase[]> {
  const cases: JudgedCase[] = [];
  let session: Session | undefined;
  let starts = 0;
  let cpuMs = 0;
  /** Cases before this one are run one by one. */
  let singlesUntil = 1;
  try {
    while (cases.length < tests.length) {
      const index = cases.length;
      if (!session?.alive) {
        void session?.close();
        if (!session?.wantsRenewal) starts += 1;
        if (starts > restarts + 1) break;
        const before = performance.now();
        session = await prepared.open();
        watch.handInMs += performance.now() - before;
      }
      const isOutOfTime = cpuMs > submissionBudget.cpuMs || performance.now() > deadline;
      const chunk = isOutOfTime || index < singlesUntil ? [] : nextChunk(tests, index, cpuMs / index);
      if (chunk.length > 1) {
        const passed = await runChunk(session, program, chunk, index);
        if (passed) {
          cases.push(...passed);
          cpuMs += passed.reduce((sum, { result }) => sum + result.runtime, 0);
        } else {
          singlesUntil = tests.length;
          if (!session.alive) starts -= 1; // it ended for our haste
        }
        continue;
      }
      const test = tests[index] as Test;
      const outcome = isOutOfTime ? outOfTime : await measure(session, program, test, deadline);
      cpuMs += outcome.usage.cpuMs;
      const before = performance.now();
      const judged = judgeCase(program, index, test, outcome);
      watch.compareMs += performance.now() - before;
      cases.push(judged);
      if (stopsJudging(judged)) break;
    }
    return cases;
  } finally {
    void session?.close(); // the verdict need not wait for the end of its process
  }
}

/**
 * Cases this small are sent together, as many as probably take no longer than this. What is larger may take far longer
 * than those before it, and a chunk that takes too long is run again: two words of 500 letters are a kilobyte.
 */
const smallCaseBytes = 512;
const chunkCpuMs = 200;
const mostInAChunk = 64;

/** The small cases that follow, of which each probably takes `caseCpuMs`. */
function nextChunk(tests: readonly Test[], from: number, caseCpuMs: number): Test[] {
  const most = Math.min(mostInAChunk, Math.floor(chunkCpuMs / Math.max(caseCpuMs, 0.1)));
  const following = tests.slice(from, from + most);
  const large = following.findIndex(
    ({ input }) => input.reduce((sum, { length }) => sum + length, 0) > smallCaseBytes,
  );
  return large < 0 ? following : following.slice(0, large);
}

/**
 * Runs cases together that nothing is to be said about but that they pass: a failure, a print or a doubt about time and
 * each of them is run by itself, so that a hang, a crash and every figure belong to the case they come from.
 */
async function runChunk(
  session: Session,
  program: Program,
  chunk: readonly Test[],
  from: number,
): Promise<JudgedCase[] | undefined> {
  const { limits } = program;
  // A hang is found soon, and nobody near the limit is judged by their share of a sum.
  const cpuMs = Math.min(limits.timeMs * nearFrom, 2 * chunkCpuMs);
  const bytes = chunk.map(({ expected }) => answerBytesOf(expected));
  const budget = { cpuMs, wallMs: wallMsOf(cpuMs), answerBytes: Math.max(...bytes) };
  const outcomes = await session.runChunk(
    chunk.map(({ input }) => input),
    budget,
  );
  const cases = outcomes?.map((outcome, i) => judgeCase(program, from + i, chunk[i] as Test, outcome));
  return cases?.every(({ result }) => result.statusMsg === 'Approved') ? cases : undefined;
}

/** Runs a test; near the time limit three times, so that the same program gets the same verdict. */
async function measure(
  session: Session,
  { limits: { timeMs } }: Program,
  test: Test,
  deadline: number,
): Promise<CaseOutcome> {
  const answerBytes = answerBytesOf(test.expected);
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
