import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { encodeFrame, FrameError, FrameReader, type Frame } from './frames.ts';
import type { SandboxedProcess, RunResult, CapturedOutput } from '../sandbox/sandbox.ts';
import { Recording } from '../trace/recording.ts';
import { signalName } from '../sandbox/signal-names.ts';
import {
  InternalJudgeError,
  type CaseBudget,
  type CaseEnd,
  type CaseOutcome,
  type Session,
  type TraceOutcome,
} from '../languages/toolchain.ts';

/** Maximum frame size outside of cases, such as for a compiler's classes. */
const maxFrameBytes = 16 * 1024 * 1024;

export interface Driver {
  readonly sandboxed: SandboxedProcess;
  readonly frames: FrameReader;
}

/** A driver that sends an R frame when it has started. */
export interface ReadyDriver extends Driver {
  /** Resolves when the driver has started; rejects with InternalJudgeError if it fails. */
  readonly ready: Promise<void>;
}

/** util-linux `unshare` prints this to stderr after the process tree below it was killed. */
const unshareMessage = /unshare: sigprocmask unblock failed: Invalid argument\n$/;

export function createDriver(sandboxed: SandboxedProcess): Driver {
  return { sandboxed, frames: new FrameReader(sandboxed.results, maxFrameBytes) };
}

/** Waits in the background for the R frame of a new driver. */
export function createReadyDriver(sandboxed: SandboxedProcess): ReadyDriver {
  const driver = createDriver(sandboxed);
  const ready = driver.frames.next().then(async (frame) => {
    if (frame?.type === 'R') return;
    sandboxed.kill();
    const result = await sandboxed.ended;
    const message = result.error ?? sandboxed.takeOutput().stderr.toString().slice(-500);
    throw new InternalJudgeError(`a driver did not start (${result.reason}): ${message}`);
  });
  ready.catch(() => undefined); // handled by the caller that awaits `ready`
  return { ...driver, ready };
}

/** A session of a driver whose setup has a trace window. */
export interface TraceSession {
  /** Runs a case and collects its G frames (recording). Stops a program that writes more than `traceLimits.bytes` of them. */
  recordCase(literals: readonly string[], budget: CaseBudget): Promise<TraceOutcome>;
  close(): Promise<void>;
}

/** `isLoading`: the driver hasn't sent its L frame (loaded) yet. */
export function openSession(driver: Driver, options: { isLoading: boolean }): Session & TraceSession {
  return new DriverSession(driver, options.isLoading);
}

/**
 * Runs cases over a driver. Sends C (case) only after D (done) of the previous case: a hang or crash belongs to the
 * current case. Starts measuring at C, because the program could forge the driver's messages.
 */
class DriverSession implements Session, TraceSession {
  isAlive = true;
  needsRestart = false;
  readonly #sandboxed: SandboxedProcess;
  readonly #frames: FrameReader;
  #isLoading: boolean;

  constructor({ sandboxed, frames }: Driver, isLoading: boolean) {
    this.#sandboxed = sandboxed;
    this.#frames = frames;
    this.#isLoading = isLoading;
    void sandboxed.ended.then(() => (this.isAlive = false));
  }

  runCase(literals: readonly string[], budget: CaseBudget): Promise<CaseOutcome> {
    return this.#run(literals, budget);
  }

  async recordCase(literals: readonly string[], budget: CaseBudget): Promise<TraceOutcome> {
    const recording = new Recording();
    const outcome = await this.#run(literals, budget, recording);
    return { ...outcome, recording: recording.read() };
  }

  async #run(literals: readonly string[], budget: CaseBudget, recording?: Recording): Promise<CaseOutcome> {
    const reportedEnd = await this.#exchange(literals, budget, recording);
    const usage = this.#sandboxed.usage();
    const isKilled = this.#mayBeOomKill(reportedEnd) && this.#sandboxed.killIfOverLimit();
    const end = isKilled ? undefined : reportedEnd;
    if (end === undefined) return this.#awaitProcessEnd();
    if (end.kind === 'protocol-violation' || end.kind === 'killed') this.#kill();
    return createOutcome(end, usage, this.#sandboxed.takeOutput());
  }

  async runBatch(
    cases: readonly (readonly string[])[],
    budget: CaseBudget,
  ): Promise<CaseOutcome[] | undefined> {
    const reportedAnswers = await this.#exchangeBatch(cases, budget).catch(() => undefined);
    const answers = this.#sandboxed.killIfOverLimit() ? undefined : reportedAnswers;
    const { cpuMs, wallMs, memoryKb } = this.#sandboxed.usage();
    const output = this.#sandboxed.takeOutput();
    if (!answers) {
      this.#kill();
      return undefined;
    }
    if (output.stdout.length + output.stderr.length > 0) return undefined;
    const usage = { cpuMs: cpuMs / cases.length, wallMs: wallMs / cases.length, memoryKb };
    return answers.map((answer) => createOutcome({ kind: 'answered', answer }, usage, output));
  }

  async close(): Promise<void> {
    this.#kill();
    await this.#sandboxed.ended;
  }

  #kill(): void {
    this.isAlive = false;
    this.#sandboxed.kill();
  }

  /** Sends a case and reads how it ended. Undefined if the process ended instead. */
  async #exchange(
    literals: readonly string[],
    budget: CaseBudget,
    recording?: Recording,
  ): Promise<CaseEnd | undefined> {
    try {
      if (!(await this.#awaitLoaded())) return undefined;
      if (this.#frames.hasUnread) return { kind: 'protocol-violation' };
      this.#send([literals], budget);
      if (recording) return await this.#readRecordedEnd(recording, budget);
      return await this.#readCaseEnd(await this.#frames.next());
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      return ['V', 'I', 'G'].includes(error.type)
        ? { kind: 'killed', reason: 'output' }
        : { kind: 'protocol-violation' };
    }
  }

  /** Returns false if the process ended before it sent its L frame. */
  async #awaitLoaded(): Promise<boolean> {
    if (!this.#isLoading) return true;
    if ((await this.#frames.next())?.type !== 'L') return false;
    this.#isLoading = false;
    return true;
  }

  #send(cases: readonly (readonly string[])[], budget: CaseBudget): void {
    this.#sandboxed.startBudget(budget);
    this.#frames.maxBytes = budget.maxAnswerBytes;
    this.#sandboxed.input.write(
      Buffer.concat(cases.map((literals) => encodeFrame('C', literals.join('\n')))),
    );
  }

  /** Reads the pieces of the recording up to the result frame. */
  async #readRecordedEnd(recording: Recording, { maxAnswerBytes }: CaseBudget): Promise<CaseEnd | undefined> {
    this.#frames.maxBytes = Math.max(maxAnswerBytes, traceLimits.bytes);
    let frame = await this.#frames.next();
    for (; frame?.type === 'G'; frame = await this.#frames.next()) recording.add(frame.payload);
    if (frame && frame.payload.length > maxAnswerBytes)
      throw new FrameError(frame.type, frame.payload.length);
    return this.#readCaseEnd(frame);
  }

  /** Reads the D frame after the result frame of a case. Undefined if the process ended before. */
  async #readCaseEnd(frame: Frame | undefined): Promise<CaseEnd | undefined> {
    if (frame === undefined) return undefined;
    const end = parseCaseEnd(frame);
    const done = frame.type === 'D' ? frame : await this.#frames.next();
    if (done === undefined) return end?.kind === 'answered' ? end : undefined;
    this.needsRestart = done.type === 'D' && done.payload.toString() === 'renew';
    if (this.needsRestart) this.isAlive = false;
    return end === undefined || done.type !== 'D' ? { kind: 'protocol-violation' } : end;
  }

  /** Sends all cases at once. Returns undefined if an answer is missing or the driver sent another frame. */
  async #exchangeBatch(
    cases: readonly (readonly string[])[],
    budget: CaseBudget,
  ): Promise<string[] | undefined> {
    if (this.#isLoading || this.#frames.hasUnread) return undefined;
    this.#send(cases, budget);
    const answers: string[] = [];
    while (answers.length < cases.length) {
      const value = await this.#frames.next();
      const done = value?.type === 'V' ? await this.#frames.next() : undefined;
      if (value === undefined || done?.type !== 'D' || done.payload.toString() !== 'exit 0') return undefined;
      answers.push(value.payload.toString());
    }
    return this.#frames.hasUnread ? undefined : answers;
  }

  /** True if the OOM killer may have killed the program, or one of its child processes before an answer. */
  #mayBeOomKill(end: CaseEnd | undefined): boolean {
    return end?.kind === 'answered' || (end?.kind === 'exited' && end.signal === 'SIGKILL');
  }

  async #awaitProcessEnd(): Promise<CaseOutcome> {
    this.isAlive = false;
    const result = await this.#sandboxed.ended;
    return createOutcome(caseEndOf(result), result.usage, this.#sandboxed.takeOutput());
  }
}

/** Throws InternalJudgeError if the judge itself killed the process. */
function caseEndOf(result: RunResult): CaseEnd {
  if (result.reason === 'killed' || result.reason === 'internal-error')
    throw new InternalJudgeError(`the sandbox ended the program: ${result.error ?? result.reason}`);
  if (result.reason === 'exited') return { kind: 'exited', exitCode: result.exitCode ?? 0 };
  if (result.reason === 'signaled') return { kind: 'exited', signal: result.signal ?? 'a signal' };
  return { kind: 'killed', reason: result.reason };
}

/** Parses the result frame of a case. Returns undefined for an unexpected frame. */
function parseCaseEnd({ type, payload }: Frame): CaseEnd | undefined {
  const text = payload.toString();
  switch (type) {
    case 'V':
      return { kind: 'answered', answer: text };
    case 'I':
      return { kind: 'answered', answer: text, hasOtherNodes: true };
    case 'T':
      return { kind: 'unserializable', found: text.slice(0, 200) };
    case 'E': {
      const [line = '', summary = '', ...trace] = text.split('\n');
      return omitUndefined({
        kind: 'threw' as const,
        summary,
        trace: trace.join('\n'),
        line: parseLine(line),
      });
    }
    case 'N':
      return { kind: 'entry-point-missing', message: text.slice(0, 2000) };
    case 'M':
      return { kind: 'out-of-memory' };
    case 'D':
      return parseExitStatus(text);
    default:
      return undefined;
  }
}

function parseExitStatus(text: string): CaseEnd | undefined {
  const [status = '', line = '', ...calls] = text.split('\n');
  const [, word, number] = /^(exit|signal) (\d{1,3})$/.exec(status) ?? [];
  if (word === undefined) return undefined;
  if (word === 'exit') return { kind: 'exited', exitCode: Number(number) };
  return omitUndefined({
    kind: 'exited' as const,
    signal: signalName(Number(number)) ?? `signal ${number}`,
    line: parseLine(line),
    calls: calls.length > 0 ? calls.join('\n') : undefined,
  });
}

function parseLine(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function createOutcome(end: CaseEnd, usage: CaseOutcome['usage'], output: CapturedOutput): CaseOutcome {
  return {
    end,
    usage,
    stdout: output.stdout.toString(),
    stderr: output.stderr.toString().replace(unshareMessage, ''),
    truncated: output.truncated,
  };
}
