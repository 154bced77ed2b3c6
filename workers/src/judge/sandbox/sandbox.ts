import type { Readable, Writable } from 'node:stream';

/** What a confined process tree may use as a whole; CPU and wall time are armed per step, see `Confined.arm`. */
export interface Limits {
  /** Memory of the whole tree, enforced by the cgroup. */
  readonly memoryKb: number;
  /** Processes and threads together. */
  readonly processes: number;
  /** Bytes on stdout and stderr together since the last `takeOutput`; more ends the tree with `output`. */
  readonly outputBytes: number;
  /** Largest file that may be written. */
  readonly fileBytes: number;
  /** Size of the writable folders /tmp and /work together. */
  readonly diskBytes: number;
  readonly openFiles: number;
  readonly stackKb: number;
}

/** What a step may use, counted from the moment it is armed. */
export interface Budget {
  /** CPU time, user and system, of the whole tree. */
  readonly cpuMs: number;
  /** The kill deadline. */
  readonly wallMs: number;
}

/** A command to confine. Paths are those inside the sandbox. */
export interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly limits: Limits;
  /** The budget of the first step: starting up. */
  readonly budget: Budget;
  /** Host files or folders shown read-only, besides the toolchain: inside path -> host path. Trusted paths only. */
  readonly binds?: Readonly<Record<string, string>>;
  /** Files put into /work before the start, owned by the sandbox's user. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Shows /proc (its own processes only); the JVM needs it. */
  readonly proc?: boolean;
  /** Leaves the processor to everybody else until `hurry`: for what is made ready ahead. */
  readonly background?: boolean;
}

/** Used since the last `arm`. */
export interface Usage {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Peak memory in kB as far as the kernel tells it. */
  readonly memoryKb: number;
}

/**
 * Why a confined tree ended, decided by the trusted side alone. `fault`: the sandbox failed before the command ran
 * (set-up, missing program): a Judge Error, never the learner's.
 */
export type EndReason =
  'exited' | 'signalled' | 'cpu' | 'wall' | 'memory' | 'processes' | 'output' | 'killed' | 'fault';

export interface Ending {
  readonly reason: EndReason;
  readonly exitCode?: number;
  /** Such as "SIGSEGV". */
  readonly signal?: string;
  /** What the sandbox said about a `fault`; for the log, never for the learner. */
  readonly fault?: string;
  readonly usage: Usage;
}

/** Output captured since the last take; `truncated` when more was written than is kept. */
export interface TakenOutput {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly truncated: boolean;
}

/** A running confined process tree. */
export interface SandboxedProcess {
  /** The tree's descriptor 3: what we tell it. Never throws when the tree is gone. */
  readonly input: Writable;
  /** The tree's descriptor 4: what it answers. Untrusted bytes. */
  readonly results: Readable;
  /** Starts a new budget from now; usage and deadlines count from here. */
  arm(budget: Budget): void;
  /** Puts the budget and the looking at it off until the next `arm`: only while nothing but our own code runs inside. */
  rest(): void;
  /** Puts files into /work: only while nothing but our own code has run inside. */
  put(files: Readonly<Record<string, string | Uint8Array>>): void;
  /** Changes the memory that the whole tree may use. */
  limitMemory(memoryKb: number): void;
  /** The host uid of its processes; undefined when it is ours. */
  readonly uid: number | undefined;
  /** Gives a tree that was started in the background the priority of any other. */
  hurry(): void;
  usage(): Usage;
  takeOutput(): TakenOutput;
  /** Ends the whole tree at once. */
  kill(): void;
  /** Ends a tree that met a limit, without waiting for the next look. True if it was or is being killed; a tree that ended by itself was not. */
  endIfExceeded(): boolean;
  /** Resolves once nothing of the tree is left and its slot is clean. Never rejects. */
  readonly ended: Promise<Ending>;
  /** Reads a file the tree left in /work: regular, not a link, at most `maxBytes`; undefined otherwise. Up to ten seconds after the end. */
  readArtefact(name: string, maxBytes: number): Promise<Buffer | undefined>;
}

/** How much of the isolation this machine gives; only `full` judges for the public. */
export interface Isolation {
  readonly level: 'full' | 'reduced';
  /** One line for the log and health: what is enforced and how. */
  readonly summary: string;
  /** What is missing and the remedy, a sentence each. */
  readonly missing: readonly string[];
}

/** A pool of slots, each its own uid and cgroup. `start` waits for a free slot. */
export interface Sandbox {
  readonly isolation: Isolation;
  start(command: Command): Promise<SandboxedProcess>;
  /** Kills everything and removes the cgroups. */
  close(): Promise<void>;
}
