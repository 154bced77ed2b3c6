import type { ProcessorShare } from './cpu-share.ts';

/** What a group may hold; enforced by the kernel where it can. */
export interface GroupLimits {
  readonly memoryKb: number;
  readonly processes: number;
}

/** What a group ran into. */
export type Exceeded = 'processes' | 'memory';

/**
 * The processes of one slot, counted and ended together: a cgroup, or without one what /proc shows.
 * Lives for one start; the next start gets a fresh one, so that no counter carries over.
 */
export interface Group {
  /** How long a look at the counters may be put off. */
  readonly longestLookMs: number;
  /** Shell lines with which the launcher enters the group before it becomes the sandbox. */
  readonly join: readonly string[];
  setLimits(limits: GroupLimits): void;
  /** Changes the memory limit of a group in use. */
  limitMemory(memoryKb: number): void;
  /** May change at any time; full until it is called. */
  setShare(share: ProcessorShare): void;
  /** Told once which process all others descend from; a cgroup knows by itself. */
  follow(launcher: number): void;
  /** CPU time since the group exists, user and system, dead processes included. */
  cpuMs(): number;
  /** Peak since the last `resetPeak` where the kernel can forget, else since the group exists. */
  peakKb(): number;
  resetPeak(): void;
  /** Processes first: a fork bomb may run out of memory too. */
  exceeded(): Exceeded | undefined;
  /** SIGKILL to every process. Call until `isEmpty`. */
  kill(): void;
  isEmpty(): boolean;
  /** False when the kernel still holds on to it. */
  remove(): boolean;
}

/** Makes groups; `close` removes what they stood in. */
export interface Groups {
  /** Such as "cgroup v1". */
  readonly name: string;
  create(name: string): Group;
  /** Once all groups are removed. */
  close(): void;
}

/** Besides the command's own processes a group holds bubblewrap's monitor and the sandbox's pid 1. */
export const overheadProcesses = 2;

/** SIGKILL to processes named by the kernel a moment ago; gone ones are none of our concern. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}
