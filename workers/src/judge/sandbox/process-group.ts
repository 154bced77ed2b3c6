import type { CpuShare } from './cpu-share.ts';

export interface GroupLimits {
  readonly memoryKb: number;
  readonly processes: number;
}

export type ExceededLimit = 'processes' | 'memory';

/** A cgroup or, without cgroups, a process tree in /proc. Each run gets a new group, so no counter carries over. */
export interface ProcessGroup {
  readonly maxCheckIntervalMs: number;
  /** Shell commands that move the launcher into the group. */
  readonly joinScript: readonly string[];
  setLimits(limits: GroupLimits): void;
  limitMemory(memoryKb: number): void;
  /** The initial share is `full`. */
  setCpuShare(share: CpuShare): void;
  /** Sets the root of the process tree. Cgroups ignore it. */
  setRootProcess(pid: number): void;
  /** CPU time since the group was created: user and system, including dead processes. */
  cpuMs(): number;
  /** Peak since the last `resetPeakMemory`, or since creation if the kernel cannot reset it. */
  peakMemoryKb(): number;
  resetPeakMemory(): void;
  /** Returns `processes` rather than `memory`, because a fork bomb may exceed both. */
  exceededLimit(): ExceededLimit | undefined;
  /** Sends SIGKILL to every process. Call until `isEmpty`. */
  kill(): void;
  isEmpty(): boolean;
  /** Returns false while the kernel still uses the group. */
  remove(): boolean;
}

export interface CgroupManager {
  /** Such as "cgroup v1". */
  readonly name: string;
  create(name: string): ProcessGroup;
  /** Removes the root. Call after all groups are removed. */
  close(): void;
}

/** bubblewrap's monitor and the sandbox's pid 1 count toward a group's processes. */
export const overheadProcesses = 2;

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}
