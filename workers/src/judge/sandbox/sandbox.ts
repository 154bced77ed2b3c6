import type { Readable, Writable } from 'node:stream';

/** Limits of a whole process tree. `startBudget` limits CPU and wall time per step. */
export interface Limits {
  readonly memoryKb: number;
  /** Processes and threads together. */
  readonly processes: number;
  /** Bytes on stdout and stderr together since the last `takeOutput`. If exceeded, the end reason is `output`. */
  readonly outputBytes: number;
  readonly fileBytes: number;
  /** Size of the writable folders /tmp and /work together. */
  readonly diskBytes: number;
  readonly openFiles: number;
  readonly stackKb: number;
}

/** Time limits of one step, counted from `startBudget`. */
export interface Budget {
  /** User and system time of the whole tree. */
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Paths are those inside the sandbox. */
export interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly limits: Limits;
  /** The budget of the first step, which includes the start. */
  readonly budget: Budget;
  /** Host files or folders to mount read-only: path inside -> trusted path on the host. */
  readonly binds?: Readonly<Record<string, string>>;
  /** Files to write into /work before the start, owned by the sandbox's user. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Mounts a /proc that shows only the tree's own processes; the JVM needs it. */
  readonly proc?: boolean;
  /** Runs with a low CPU share until `promote`, for prewarming. */
  readonly background?: boolean;
}

export interface Usage {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Peak memory, as far as the kernel reports it. */
  readonly memoryKb: number;
}

/** Derived from kernel counters, never from the program's output. `internal-error` must not count against the learner. */
export type EndReason =
  'exited' | 'signaled' | 'cpu' | 'wall' | 'memory' | 'processes' | 'output' | 'killed' | 'internal-error';

export interface RunResult {
  readonly reason: EndReason;
  readonly exitCode?: number;
  readonly signal?: string;
  /** Details of an `internal-error`, for the log only. */
  readonly error?: string;
  readonly usage: Usage;
}

/** Output since the last `takeOutput`; `truncated` if some of it was dropped. */
export interface CapturedOutput {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly truncated: boolean;
}

export interface SandboxedProcess {
  /** Writes to the program's descriptor 3. Never throws after the tree has ended. */
  readonly input: Writable;
  /** Reads from the program's descriptor 4. Untrusted bytes. */
  readonly results: Readable;
  /** Starts a new budget; usage and deadlines count from now. */
  startBudget(budget: Budget): void;
  /** Suspends limit checks until the next `startBudget`. Only while no untrusted code runs inside. */
  pauseMonitoring(): void;
  /** Writes files into /work. Only before any untrusted code has run inside. */
  writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void;
  limitMemory(memoryKb: number): void;
  /** The host uid of its processes; undefined if it is the judge's own. */
  readonly uid: number | undefined;
  /** Gives a background tree another CPU share, by default the full one, and restarts the wall time of its budget. */
  promote(share?: 'reduced' | 'full'): void;
  usage(): Usage;
  takeOutput(): CapturedOutput;
  kill(): void;
  /** Checks memory and process limits now. Returns true if the sandbox has killed the tree, now or before. */
  killIfOverLimit(): boolean;
  /** Resolves when no process of the tree is left. Never rejects. */
  readonly ended: Promise<RunResult>;
  /** Reads a regular file in /work until ten seconds after the end; undefined if missing or too large. */
  readArtifact(name: string, maxBytes: number): Promise<Buffer | undefined>;
}

/** Only `full` may judge public submissions. */
export interface Isolation {
  readonly level: 'full' | 'reduced';
  /** The active mechanisms, in one line for the log and the health check. */
  readonly summary: string;
  /** Each missing mechanism and its fix, one sentence each. */
  readonly missing: readonly string[];
}

export interface Sandbox {
  readonly isolation: Isolation;
  /** Waits for a free slot. Rejects if the slot cannot be prepared or the sandbox is closed. */
  start(command: Command): Promise<SandboxedProcess>;
  close(): Promise<void>;
}
