import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setImmediate as eventLoopTurn, setTimeout as pause } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import type { ProcessGroup } from './process-group.ts';
import type { Launcher } from './launcher.ts';
import { OutputCapture } from './output-capture.ts';
import type {
  Budget,
  SandboxedProcess,
  RunResult,
  EndReason,
  Limits,
  CapturedOutput,
  Usage,
} from './sandbox.ts';
import { signalName } from './signal-names.ts';
import type { WorkFolder } from './work-folder.ts';

const minCheckIntervalMs = 2;
/** A check up to this late counts as on time. */
const timerToleranceMs = 20;
/** CPU time that a tree on all CPUs uses per unit of wall time. */
const maxCpuRate = Math.max(2, availableParallelism());

export class MonitoredProcess implements SandboxedProcess {
  readonly input: Writable;
  readonly results: Readable;
  readonly ended: Promise<RunResult>;
  readonly #launcher: Launcher;
  readonly #group: ProcessGroup;
  readonly #work: WorkFolder;
  readonly #output: OutputCapture;
  #budget: Budget;
  #cpuMsAtStart = 0;
  #wallMsAtStart = 0;
  #timer: NodeJS.Timeout | undefined;
  #checkDueMs = 0;
  #killReason: EndReason | undefined;
  #finalUsage: Usage | undefined;

  constructor(
    launcher: Launcher,
    group: ProcessGroup,
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
    this.#output = new OutputCapture(launcher.stdout, launcher.stderr, keepOutputBytes, (bytesSinceTake) => {
      if (bytesSinceTake > limits.outputBytes) this.#kill('output');
    });
    this.#budget = budget;
    this.startBudget(budget);
    this.ended = this.#waitForEnd();
  }

  startBudget(budget: Budget): void {
    if (this.#finalUsage) return;
    this.#budget = budget;
    this.#cpuMsAtStart = this.#group.cpuMs();
    this.#wallMsAtStart = performance.now();
    this.#group.resetPeakMemory();
    this.#scheduleCheck(0, 0);
  }

  pauseMonitoring(): void {
    clearTimeout(this.#timer);
  }

  get uid(): number | undefined {
    return this.#work.uid;
  }

  writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
    if (!this.#finalUsage) this.#work.writeFiles(files);
  }

  limitMemory(memoryKb: number): void {
    if (!this.#finalUsage) this.#group.limitMemory(memoryKb);
  }

  promote(share: 'reduced' | 'full' = 'full'): void {
    if (this.#finalUsage) return;
    this.#group.setCpuShare(share);
    // The clock ran while the process waited for a share of the CPU.
    this.#wallMsAtStart = performance.now();
  }

  usage(): Usage {
    if (this.#finalUsage) return this.#finalUsage;
    return { ...this.#timeUsed(), memoryKb: this.#group.peakMemoryKb() };
  }

  #timeUsed(): Budget {
    return {
      cpuMs: this.#group.cpuMs() - this.#cpuMsAtStart,
      wallMs: performance.now() - this.#wallMsAtStart,
    };
  }

  takeOutput(): CapturedOutput {
    return this.#output.take();
  }

  kill(): void {
    this.#kill('killed');
  }

  killIfOverLimit(): boolean {
    const exceeded = this.#finalUsage || this.#killReason ? undefined : this.#group.exceededLimit();
    if (exceeded) this.#kill(exceeded);
    return this.#killReason !== undefined;
  }

  readArtifact(name: string, maxBytes: number): Promise<Buffer | undefined> {
    return this.#work.read(name, maxBytes);
  }

  #checkLimits(): void {
    if (this.#finalUsage || this.#killReason) return;
    // Time by which a busy judge delays the check does not count against the program.
    this.#wallMsAtStart += Math.max(0, performance.now() - this.#checkDueMs - timerToleranceMs);
    const exceeded = this.#group.exceededLimit();
    if (exceeded) return this.#kill(exceeded);
    const { cpuMs, wallMs } = this.#timeUsed();
    if (cpuMs > this.#budget.cpuMs) return this.#kill('cpu');
    if (wallMs > this.#budget.wallMs) return this.#kill('wall');
    this.#scheduleCheck(cpuMs, wallMs);
  }

  #scheduleCheck(cpuMs: number, wallMs: number): void {
    clearTimeout(this.#timer);
    if (this.#killReason) return;
    const msUntilCpuLimit = (this.#budget.cpuMs - cpuMs) / maxCpuRate;
    const next = Math.min(msUntilCpuLimit, this.#budget.wallMs - wallMs, this.#group.maxCheckIntervalMs);
    const delayMs = Math.max(minCheckIntervalMs, Math.ceil(next));
    this.#checkDueMs = performance.now() + delayMs;
    this.#timer = setTimeout(() => this.#checkLimits(), delayMs);
  }

  #kill(reason: EndReason): void {
    if (this.#finalUsage || this.#killReason) return;
    this.#killReason = reason;
    clearTimeout(this.#timer);
    this.#group.kill();
  }

  async #waitForEnd(): Promise<RunResult> {
    const { code } = await this.#launcher.exited;
    clearTimeout(this.#timer);
    for (let delayMs = 0; !this.#group.isEmpty(); delayMs = Math.min(delayMs + 1, 20)) {
      this.#group.kill();
      await pause(delayMs);
    }
    const usage = this.usage();
    const exceeded = this.#group.exceededLimit();
    this.#killReason ??= exceeded; // On cgroup v2, the kernel kills the whole tree when it runs out of memory.
    this.#finalUsage = usage;
    // Wait for the output that the tree wrote before it died.
    await this.#launcher.statusRead;
    await eventLoopTurn();
    return { ...this.#findReason(usage, exceeded, code), usage };
  }

  #findReason(
    usage: Usage,
    exceeded: EndReason | undefined,
    launcherExitCode: number | null,
  ): Omit<RunResult, 'usage'> {
    if (this.#killReason === 'killed' || this.#killReason === 'output') return { reason: this.#killReason };
    const reason = exceeded ?? this.#killReason;
    if (reason) return { reason };
    if (usage.cpuMs > this.#budget.cpuMs) return { reason: 'cpu' };
    const exitCode = this.#launcher.reportedExitCode;
    if (exitCode === undefined) {
      return {
        reason: 'internal-error',
        error: `the sandbox ended with ${launcherExitCode ?? 'a signal'}: ${this.takeOutput().stderr.toString().trim()}`,
      };
    }
    // Like a shell, bubblewrap reports a signal as 128 plus its number.
    const signal = exitCode > 128 ? signalName(exitCode - 128) : undefined;
    return signal ? { reason: 'signaled', signal } : { reason: 'exited', exitCode };
  }
}
