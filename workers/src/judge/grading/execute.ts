import { answerBytesOf, submissionBudget, wallMsOf } from '../limits.ts';
import { judgeCase, stopsJudging, type JudgedCase, type Test } from './verdict.ts';
import type {
  CaseOutcome,
  CompileFailure,
  PreparedProgram,
  Program,
  Session,
  Toolchain,
} from '../languages/toolchain.ts';

/** The result of a program: a compile failure, or the cases that ran, in order. */
export type Execution = (CompileFailure & { readonly timings: ExecutionTimings }) | Executed;

export interface Executed {
  readonly kind: 'executed';
  readonly compileOutput: string;
  readonly diagnostics: CompileFailure['diagnostics'];
  readonly cases: readonly JudgedCase[];
  readonly timings: ExecutionTimings;
}

export interface ExecutionTimings {
  readonly compileMs: number;
  readonly loadMs: number;
  readonly runMs: number;
  readonly compareMs: number;
}

/** How often a program that ended its process is restarted for the remaining tests. */
const maxRestarts = 3;
/** A case between these factors of the time limit is measured three times; the median decides. */
const [borderlineFrom, borderlineTo] = [0.8, 1.2];

/** Compiles a program and runs its tests. Rejects with InternalJudgeError if the judge itself failed. */
export async function execute(
  toolchain: Toolchain,
  program: Program,
  tests: readonly Test[],
): Promise<Execution> {
  const startedAt = performance.now();
  const prepared = await toolchain.prepare(program);
  const compiledAt = performance.now();
  const compileMs = compiledAt - startedAt;
  if (prepared.kind === 'compile-failure')
    return { ...prepared, timings: { compileMs, loadMs: 0, runMs: 0, compareMs: 0 } };
  const run = new TestRun(prepared, program, tests, startedAt + submissionBudget.wallMs);
  try {
    await run.runAll();
  } finally {
    void prepared.close();
  }
  const { cases, loadMs, compareMs } = run;
  const runMs = performance.now() - compiledAt - loadMs - compareMs;
  return {
    kind: 'executed',
    compileOutput: prepared.output,
    diagnostics: prepared.diagnostics,
    cases,
    timings: { compileMs, loadMs, runMs, compareMs },
  };
}

/** Runs the first test alone, then small tests in batches. If a batch fails, runs the rest one by one. */
class TestRun {
  readonly cases: JudgedCase[] = [];
  loadMs = 0;
  compareMs = 0;
  readonly #prepared: PreparedProgram;
  readonly #program: Program;
  readonly #tests: readonly Test[];
  /** Compared with `performance.now()`. */
  readonly #deadline: number;
  #session: Session | undefined;
  /** Started processes, except restarts that the driver asked for or a failed batch caused. */
  #starts = 0;
  #cpuMs = 0;
  #canBatch = true;

  constructor(prepared: PreparedProgram, program: Program, tests: readonly Test[], deadline: number) {
    this.#prepared = prepared;
    this.#program = program;
    this.#tests = tests;
    this.#deadline = deadline;
  }

  /** Fills `cases` until all tests have run, one of them stops judging or the restarts are used up. */
  async runAll(): Promise<void> {
    try {
      while (this.cases.length < this.#tests.length) {
        const session = await this.#openSession();
        if (!session) return;
        if (this.#isOutOfTime()) {
          this.#addOutcome(timedOut);
          return;
        }
        const batch = this.#nextBatch();
        if (batch.length > 1) await this.#runBatch(session, batch);
        else if (stopsJudging(await this.#runNext(session))) return;
      }
    } finally {
      void this.#session?.close(); // the verdict doesn't wait for the end of the process
    }
  }

  /** Returns the live session or opens a new one. Undefined if the restarts are used up. */
  async #openSession(): Promise<Session | undefined> {
    if (this.#session?.isAlive) return this.#session;
    void this.#session?.close();
    if (!this.#session?.needsRestart) this.#starts += 1;
    if (this.#starts > maxRestarts + 1) return undefined;
    const before = performance.now();
    this.#session = await this.#prepared.open();
    this.loadMs += performance.now() - before;
    return this.#session;
  }

  #isOutOfTime(): boolean {
    return this.#cpuMs > submissionBudget.cpuMs || performance.now() > this.#deadline;
  }

  #nextBatch(): Test[] {
    const next = this.cases.length;
    return this.#canBatch && next > 0 ? takeBatch(this.#tests, next, this.#cpuMs / next) : [];
  }

  async #runBatch(session: Session, batch: readonly Test[]): Promise<void> {
    const passedCases = await runBatch(session, this.#program, batch, this.cases.length);
    if (passedCases) {
      this.cases.push(...passedCases);
      this.#cpuMs += passedCases.reduce((sum, { result }) => sum + result.runtime, 0);
      return;
    }
    this.#canBatch = false;
    // The batch may have caused the end of the process, so the restart does not count.
    if (!session.isAlive) this.#starts -= 1;
  }

  async #runNext(session: Session): Promise<JudgedCase> {
    const test = this.#tests[this.cases.length] as Test;
    return this.#addOutcome(await measure(session, this.#program, test, this.#deadline));
  }

  #addOutcome(outcome: CaseOutcome): JudgedCase {
    this.#cpuMs += outcome.usage.cpuMs;
    const index = this.cases.length;
    const before = performance.now();
    const judgedCase = judgeCase(this.#program, index, this.#tests[index] as Test, outcome);
    this.compareMs += performance.now() - before;
    this.cases.push(judgedCase);
    return judgedCase;
  }
}

/** Larger tests are not batched. They may be much slower, and a batch that takes too long runs again. */
const smallTestBytes = 512;
const batchCpuMs = 200;
const maxBatchSize = 64;

function takeBatch(tests: readonly Test[], from: number, caseCpuMs: number): Test[] {
  const size = Math.min(maxBatchSize, Math.floor(batchCpuMs / Math.max(caseCpuMs, 0.1)));
  const batch = tests.slice(from, from + size);
  const firstLarge = batch.findIndex(
    ({ input }) => input.reduce((sum, { length }) => sum + length, 0) > smallTestBytes,
  );
  return firstLarge < 0 ? batch : batch.slice(0, firstLarge);
}

/**
 * Returns undefined unless every test passed without output and far from the time limit. The caller must then run the tests
 * one by one, so that a hang, a crash or a measurement belongs to the right test.
 */
async function runBatch(
  session: Session,
  program: Program,
  batch: readonly Test[],
  from: number,
): Promise<JudgedCase[] | undefined> {
  const { limits } = program;
  // Low enough to find a hang soon. No borderline test is judged by its share of the batch's time.
  const cpuMs = Math.min(limits.timeMs * borderlineFrom, 2 * batchCpuMs);
  const maxAnswerBytes = Math.max(...batch.map(({ expected }) => answerBytesOf(expected)));
  const outcomes = await session.runBatch(
    batch.map(({ input }) => input),
    { cpuMs, wallMs: wallMsOf(cpuMs), maxAnswerBytes },
  );
  const cases = outcomes?.map((outcome, i) => judgeCase(program, from + i, batch[i] as Test, outcome));
  return cases?.every(({ result }) => result.statusMsg === 'Approved') ? cases : undefined;
}

/** Runs a test. Near the time limit, runs it three times and returns the median, for stable verdicts. */
async function measure(
  session: Session,
  { limits: { timeMs } }: Program,
  test: Test,
  deadline: number,
): Promise<CaseOutcome> {
  const maxAnswerBytes = answerBytesOf(test.expected);
  const runOnce = (): Promise<CaseOutcome> => {
    const remainingMs = Math.max(1, deadline - performance.now());
    const wallMs = Math.min(wallMsOf(timeMs), remainingMs);
    return session.runCase(test.input, { cpuMs: timeMs * borderlineTo, wallMs, maxAnswerBytes });
  };
  const first = await runOnce();
  if (first.end.kind !== 'answered' || first.usage.cpuMs < timeMs * borderlineFrom) return first;
  const outcomes = [first];
  while (outcomes.length < 3 && session.isAlive) outcomes.push(await runOnce());
  return outcomes.sort((a, b) => a.usage.cpuMs - b.usage.cpuMs)[1] ?? first;
}

/** The outcome of a test that did not run because the submission has used up its budget. */
const timedOut: CaseOutcome = {
  end: { kind: 'killed', reason: 'wall' },
  usage: { cpuMs: 0, wallMs: 0, memoryKb: 0 },
  stdout: '',
  stderr: '',
  truncated: false,
};
