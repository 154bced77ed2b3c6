import type { CpuShare } from './cpu-share.ts';

/** Limits of a group; the kernel enforces them where it can. */
export interface GroupLimits {
  readonly memoryKb: number;
  readonly processes: number;
}

export type ExceededLimit = 'processes' | 'memory';

/**
 * The processes of one run, measured and killed together: a cgroup, or the process tree in /proc where there are no
 * cgroups. Each run gets a new group, so no counter carries over.
 */
export interface ProcessGroup {
  /** Maximum time between two checks of the counters. */
  readonly maxCheckIntervalMs: number;
  /** Shell commands that move the launcher into the group. */
  readonly joinScript: readonly string[];
  setLimits(limits: GroupLimits): void;
  /** Changes the memory limit of a group in use. */
  limitMemory(memoryKb: number): void;
  /** May be called at any time; the initial share is `full`. */
  setCpuShare(share: CpuShare): void;
  /** Sets the root of the process tree. Cgroups ignore it. */
  setRootProcess(pid: number): void;
  /** CPU time since the group was created: user and system, including dead processes. */
  cpuMs(): number;
  /** Peak since the last `resetPeakMemory`, or since creation if the kernel cannot reset it. */
  peakMemoryKb(): number;
  resetPeakMemory(): void;
  /** Checks processes first, because a fork bomb may also run out of memory. */
  exceededLimit(): ExceededLimit | undefined;
  /** Sends SIGKILL to every process. Call until `isEmpty`. */
  kill(): void;
  isEmpty(): boolean;
  /** Returns false while the kernel still uses the group. */
  remove(): boolean;
}

/** Creates groups under one root. */
export interface CgroupManager {
  /** Such as "cgroup v1". */
  readonly name: string;
  create(name: string): ProcessGroup;
  /** Removes the root. Call after all groups are removed. */
  close(): void;
}

/** bubblewrap's monitor and the sandbox's pid 1 count towards a group's processes. */
export const overheadProcesses = 2;

/** Sends SIGKILL to each process that still exists. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}
