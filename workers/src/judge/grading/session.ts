import os from 'node:os';
import { encodeFrame, FrameError, FrameReader, type Frame } from './frames.ts';
import type { SandboxedProcess, Ending, TakenOutput } from '../sandbox/sandbox.ts';
import {
  JudgeFault,
  type CaseBudget,
  type CaseEnd,
  type CaseOutcome,
  type Session,
} from '../languages/toolchain.ts';

/** Most bytes of one frame before the first case bounds them, such as a compiler's classes. */
export const frameBytes = 16 * 1024 * 1024;

const signalNames = new Map(Object.entries(os.constants.signals).map(([name, number]) => [number, name]));

/** A started driver and the reader of its answers. */
export interface Driver {
  readonly confined: SandboxedProcess;
  readonly frames: FrameReader;
}

/** A driver which says when it has started: R comes before anything of a learner's reaches it. */
export interface ReadyDriver extends Driver {
  readonly ready: Promise<void>;
}

/** What util-linux's `unshare` writes to the same pipe when the tree below it is killed. */
const launcherRemark = /unshare: sigprocmask unblock failed: Invalid argument\n$/;

/** Takes over a freshly started process. */
export function attach(confined: SandboxedProcess): Driver {
  return { confined, frames: new FrameReader(confined.results, frameBytes) };
}

/** Takes over a freshly started driver and listens for its R. */
export function attachReady(confined: SandboxedProcess): ReadyDriver {
  const driver = attach(confined);
  const ready = driver.frames.next().then(async (frame) => {
    if (frame?.type === 'R') return;
    confined.kill();
    const ending = await confined.ended;
    const words = ending.fault ?? confined.takeOutput().stderr.toString().slice(-500);
    throw new JudgeFault(`a driver did not start (${ending.reason}): ${words}`);
  });
  ready.catch(() => undefined); // told to whoever uses it
  return { ...driver, ready };
}

/**
 * Judges cases in lock-step over a driver: C (case) is sent only after D (done) of the case before, so that a hang, a
 * crash or an exit belongs to the case in flight. A case is measured from C on, whatever the driver says: a program could
 * speak for it. With `loading`, the driver's L (loaded) is still to come and what happens before it belongs to the first
 * case.
 */
export function openSession(driver: Driver, options: { loading: boolean }): Session {
  const { confined, frames } = driver;
  let alive = true;
  let loading = options.loading;
  let wantsRenewal = false;
  void confined.ended.then(() => (alive = false));

  async function exchange(literals: readonly string[], budget: CaseBudget): Promise<CaseEnd | undefined> {
    if (loading) {
      if ((await frames.next())?.type !== 'L') return undefined;
      loading = false;
    }
    if (frames.hasUnread) return { kind: 'garbled' };
    confined.arm(budget);
    frames.maxBytes = budget.answerBytes;
    confined.input.write(encodeFrame('C', literals.join('\n')));
    const frame = await frames.next();
    if (frame === undefined) return undefined;
    const end = readEnd(frame);
    const done = frame.type === 'D' ? frame : await frames.next();
    if (done === undefined) return end?.kind === 'answered' ? end : undefined;
    wantsRenewal = done.type === 'D' && done.payload.toString() === 'renew';
    if (wantsRenewal) alive = false;
    return end === undefined || done.type !== 'D' ? { kind: 'garbled' } : end;
  }

  /** The answers of cases that are all sent at once; undefined when one is missing or anything else comes. */
  async function exchangeAll(
    cases: readonly (readonly string[])[],
    budget: CaseBudget,
  ): Promise<string[] | undefined> {
    if (loading || frames.hasUnread) return undefined;
    confined.arm(budget);
    frames.maxBytes = budget.answerBytes;
    confined.input.write(Buffer.concat(cases.map((literals) => encodeFrame('C', literals.join('\n')))));
    const answers: string[] = [];
    while (answers.length < cases.length) {
      const answer = await frames.next();
      const done = answer?.type === 'V' ? await frames.next() : undefined;
      if (answer === undefined || done?.type !== 'D' || done.payload.toString() !== 'exit 0')
        return undefined;
      answers.push(answer.payload.toString());
    }
    return frames.hasUnread ? undefined : answers;
  }

  return {
    get alive() {
      return alive;
    },
    get wantsRenewal() {
      return wantsRenewal;
    },
    async runCase(literals, budget) {
      let end: CaseEnd | undefined;
      try {
        end = await exchange(literals, budget);
      } catch (error) {
        if (!(error instanceof FrameError)) throw error;
        end = error.type === 'V' ? { kind: 'killed', reason: 'output' } : { kind: 'garbled' };
      }
      const usage = confined.usage();
      if (end?.kind === 'left' && end.signal === 'SIGKILL') end = await whoKilled(confined, end);
      else if (end?.kind === 'answered' && confined.endIfExceeded()) end = undefined; // a child of it was killed
      if (end?.kind === 'garbled' || end?.kind === 'killed') {
        alive = false;
        confined.kill();
      } else if (end === undefined) {
        alive = false;
        const ending = await confined.ended;
        return outcome(endOf(ending), ending.usage, confined.takeOutput());
      }
      const output = confined.takeOutput();
      return outcome(end, usage, output);
    },
    async runChunk(cases, budget) {
      let answers = await exchangeAll(cases, budget).catch(() => undefined);
      if (confined.endIfExceeded()) answers = undefined;
      const { cpuMs, wallMs, memoryKb } = confined.usage();
      const output = confined.takeOutput();
      if (!answers) {
        alive = false;
        confined.kill();
      }
      if (!answers || output.stdout.length + output.stderr.length > 0) return undefined;
      const usage = { cpuMs: cpuMs / cases.length, wallMs: wallMs / cases.length, memoryKb };
      return answers.map((answer) => outcome({ kind: 'answered', answer }, usage, output));
    },
    async close() {
      alive = false;
      confined.kill();
      await confined.ended;
    },
  };
}

/** Why a whole process tree ended, as the end of the case in flight. Throws JudgeFault when that was our doing. */
function endOf(ending: Ending): CaseEnd {
  if (ending.reason === 'killed' || ending.reason === 'fault')
    throw new JudgeFault(`the sandbox ended the program: ${ending.fault ?? ending.reason}`);
  if (ending.reason === 'exited') return { kind: 'left', exitCode: ending.exitCode ?? 0 };
  if (ending.reason === 'signalled') return { kind: 'left', signal: ending.signal ?? 'a signal' };
  return { kind: 'killed', reason: ending.reason };
}

function readEnd({ type, payload }: Frame): CaseEnd | undefined {
  const text = payload.toString();
  switch (type) {
    case 'V':
      return { kind: 'answered', answer: text };
    case 'T':
      return { kind: 'unprintable', found: text.slice(0, 200) };
    case 'E': {
      const [line = '', summary = '', ...trace] = text.split('\n');
      const place = /^\d{1,6}$/.test(line) ? { line: Number(line) } : {};
      return { kind: 'threw', summary, trace: trace.join('\n'), ...place };
    }
    case 'N':
      return { kind: 'missing', message: text.slice(0, 2000) };
    case 'M':
      return { kind: 'out-of-memory' };
    case 'D':
      return readStatus(text);
    default:
      return undefined;
  }
}

function readStatus(text: string): CaseEnd | undefined {
  const [, word, number] = /^(exit|signal) (\d{1,3})$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  if (word === 'exit') return { kind: 'left', exitCode: Number(number) };
  return { kind: 'left', signal: signalNames.get(Number(number)) ?? `signal ${number}` };
}

/** A case's process died of SIGKILL: by the kernel's memory killer, which has counted it by then, or by a program. */
async function whoKilled(confined: SandboxedProcess, end: CaseEnd): Promise<CaseEnd> {
  return confined.endIfExceeded() ? endOf(await confined.ended) : end;
}

function outcome(end: CaseEnd, usage: CaseOutcome['usage'], output: TakenOutput): CaseOutcome {
  return {
    end,
    usage,
    stdout: output.stdout.toString(),
    stderr: output.stderr.toString().replace(launcherRemark, ''),
    truncated: output.truncated,
  };
}
