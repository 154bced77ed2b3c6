import { availableParallelism, constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setImmediate as eventLoopTurn, setTimeout as pause } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import type { Group } from './process-group.ts';
import type { Launcher } from './launcher.ts';
import { OutputCapture } from './output-capture.ts';
import type {
  Budget,
  SandboxedProcess,
  RunResult,
  EndReason,
  Limits,
  TakenOutput,
  Usage,
} from './sandbox.ts';
import type { WorkFolder } from './work-folder.ts';

const shortestLookMs = 2;
/** A look this late is still on time. */
const punctualMs = 20;
/** A tree on all cores uses its budget that much faster than the clock runs. */
const spendingRate = Math.max(2, availableParallelism());

const signalName = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** A launched tree: watches its budget, captures its output, ends it and says why. */
export class MonitoredProcess implements SandboxedProcess {
  readonly input: Writable;
  readonly results: Readable;
  readonly ended: Promise<RunResult>;
  readonly #launcher: Launcher;
  readonly #group: Group;
  readonly #work: WorkFolder;
  readonly #output: OutputCapture;
  #budget: Budget;
  #cpuAtArm = 0;
  #wallAtArm = 0;
  #timer: NodeJS.Timeout | undefined;
  #lookDue = 0;
  #killedFor: EndReason | undefined;
  #final: Usage | undefined;

  constructor(
    launcher: Launcher,
    group: Group,
    work: WorkFolder,
    limits: Limits,
    budget: Budget,
    keepOutputBytes: number,
  ) {
    this.#launcher = launcher;
    this.#group = group;
    this.#work = work;
    this.input = launcher.input;
    this.results = launcher.results;
    this.#output = new OutputCapture(launcher.stdout, launcher.stderr, keepOutputBytes, (sinceTake) => {
      if (sinceTake > limits.outputBytes) this.#end('output');
    });
    this.#budget = budget;
    this.startBudget(budget);
    this.ended = this.#watchEnd();
  }

  startBudget(budget: Budget): void {
    if (this.#final) return;
    this.#budget = budget;
    this.#cpuAtArm = this.#group.cpuMs();
    this.#wallAtArm = performance.now();
    this.#group.resetPeak();
    this.#lookAgain(0, 0);
  }

  pauseMonitoring(): void {
    clearTimeout(this.#timer);
  }

  get uid(): number | undefined {
    return this.#work.uid;
  }

  writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
    if (!this.#final) this.#work.writeFiles(files);
  }

  limitMemory(memoryKb: number): void {
    if (!this.#final) this.#group.limitMemory(memoryKb);
  }

  promote(): void {
    if (!this.#final) this.#group.setShare('full');
  }

  usage(): Usage {
    if (this.#final) return this.#final;
    return { ...this.#spent(), memoryKb: this.#group.peakKb() };
  }

  #spent(): Budget {
    return { cpuMs: this.#group.cpuMs() - this.#cpuAtArm, wallMs: performance.now() - this.#wallAtArm };
  }

  takeOutput(): TakenOutput {
    return this.#output.take();
  }

  kill(): void {
    this.#end('killed');
  }

  killIfOverLimit(): boolean {
    const exceeded = this.#final || this.#killedFor ? undefined : this.#group.exceeded();
    if (exceeded) this.#end(exceeded);
    return this.#killedFor !== undefined;
  }

  readArtifact(name: string, maxBytes: number): Promise<Buffer | undefined> {
    return this.#work.read(name, maxBytes);
  }

  /** Compares what was used with what may be, and looks again at half of what is left. */
  #look(): void {
    if (this.#final || this.#killedFor) return;
    // Time in which we ourselves did not get to look is not the program's.
    this.#wallAtArm += Math.max(0, performance.now() - this.#lookDue - punctualMs);
    const exceeded = this.#group.exceeded();
    if (exceeded) return this.#end(exceeded);
    const { cpuMs, wallMs } = this.#spent();
    if (cpuMs > this.#budget.cpuMs) return this.#end('cpu');
    if (wallMs > this.#budget.wallMs) return this.#end('wall');
    this.#lookAgain(cpuMs, wallMs);
  }

  #lookAgain(cpuMs: number, wallMs: number): void {
    clearTimeout(this.#timer);
    if (this.#killedFor) return;
    const cpuLeft = (this.#budget.cpuMs - cpuMs) / spendingRate;
    const next = Math.min(cpuLeft, this.#budget.wallMs - wallMs, this.#group.longestLookMs);
    const delayMs = Math.max(shortestLookMs, Math.ceil(next));
    this.#lookDue = performance.now() + delayMs;
    this.#timer = setTimeout(() => this.#look(), delayMs);
  }

  #end(reason: EndReason): void {
    if (this.#final || this.#killedFor) return;
    this.#killedFor = reason;
    clearTimeout(this.#timer);
    this.#group.kill();
  }

  async #watchEnd(): Promise<RunResult> {
    const { code } = await this.#launcher.exited;
    clearTimeout(this.#timer);
    for (let wait = 0; !this.#group.isEmpty(); wait = Math.min(wait + 1, 20)) {
      this.#group.kill();
      await pause(wait);
    }
    const usage = this.usage();
    const exceeded = this.#group.exceeded();
    this.#killedFor ??= exceeded; // by the kernel: cgroup v2 takes the whole tree
    this.#final = usage;
    // What the tree wrote before it died is readable now; let the streams deliver it first.
    await this.#launcher.statusRead;
    await eventLoopTurn();
    return { ...this.#reason(usage, exceeded, code), usage };
  }

  #reason(
    usage: Usage,
    exceeded: EndReason | undefined,
    monitorCode: number | null,
  ): Omit<RunResult, 'usage'> {
    if (this.#killedFor === 'killed' || this.#killedFor === 'output') return { reason: this.#killedFor };
    const reason = exceeded ?? this.#killedFor;
    if (reason) return { reason };
    if (usage.cpuMs > this.#budget.cpuMs) return { reason: 'cpu' };
    const exitCode = this.#launcher.reportedExitCode;
    if (exitCode === undefined) {
      return {
        reason: 'internal-error',
        error: `the sandbox ended with ${monitorCode ?? 'a signal'}: ${this.takeOutput().stderr.toString().trim()}`,
      };
    }
    // bubblewrap reports a signal the way a shell does.
    const signal = exitCode > 128 ? signalName.get(exitCode - 128) : undefined;
    return signal ? { reason: 'signaled', signal } : { reason: 'exited', exitCode };
  }
}
