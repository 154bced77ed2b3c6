import { readFileSync, readdirSync } from 'node:fs';
import { killAll, overheadProcesses } from './process-group.ts';
import type { CgroupManager, GroupLimits, ProcessGroup } from './process-group.ts';
import { setPriorities } from './cpu-share.ts';

/** /proc reports CPU time in USER_HZ: hundredths of a second. */
const msPerTick = 10;
const pageKb = 4;
/** The tree also contains the launcher's `unshare` process, which a cgroup does not count. */
const launcherProcesses = overheadProcesses + 1;

/** Fallback without cgroups: polls the process tree in /proc. A tree can exceed a limit between two polls. */
export function createProcfsManager(): CgroupManager {
  return { name: 'no cgroup', create: createGroup, close: () => {} };
}

interface TreeUsage {
  readonly cpuMs: number;
  readonly memoryKb: number;
  readonly processes: number;
  readonly pids: readonly number[];
}

function createGroup(): ProcessGroup {
  let root: number | undefined;
  let limits: GroupLimits | undefined;
  let pids: readonly number[] = [];
  let cpuMs = 0;
  let peakKb = 0;
  let processes = 0;
  function poll(): void {
    if (root === undefined) return;
    const usage = readTreeUsage(root);
    // The sum can decrease: if no parent waits for a process, its CPU time disappears.
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    peakKb = Math.max(peakKb, usage.memoryKb);
    processes = Math.max(processes, usage.processes);
    if (usage.pids.length > 0) pids = usage.pids;
  }
  return {
    maxCheckIntervalMs: 10,
    joinScript: [],
    setLimits: (newLimits) => void (limits = newLimits),
    limitMemory: (memoryKb) => void (limits &&= { ...limits, memoryKb }),
    setCpuShare(share) {
      poll();
      setPriorities(pids, share);
    },
    setRootProcess(pid) {
      root = pid;
      pids = [pid];
    },
    cpuMs() {
      poll();
      return cpuMs;
    },
    peakMemoryKb: () => peakKb,
    resetPeakMemory: () => void (peakKb = 0),
    exceededLimit() {
      if (!limits) return undefined;
      if (processes >= limits.processes + launcherProcesses) return 'processes';
      return peakKb > limits.memoryKb ? 'memory' : undefined;
    },
    kill() {
      poll();
      // Descendants first. The death of the sandbox's pid 1 kills its namespace.
      killAll(pids.filter((pid) => readStat(pid) !== undefined).reverse());
    },
    isEmpty: () => pids.every((pid) => readStat(pid) === undefined),
    remove: () => true,
  };
}

function readTreeUsage(root: number): TreeUsage {
  const pids: number[] = [];
  const pending = [root];
  const sum = { cpuMs: 0, memoryKb: 0, processes: 0 };
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    const fields = readStat(pid);
    if (!fields) continue;
    pids.push(pid);
    // utime, stime, cutime and cstime; then num_threads.
    sum.cpuMs += [11, 12, 13, 14].reduce((ticks, index) => ticks + Number(fields[index]), 0) * msPerTick;
    sum.memoryKb += readUnsharedMemoryKb(pid);
    sum.processes += Number(fields[17]);
    pending.push(...readChildren(pid));
  }
  return { ...sum, pids };
}

function readUnsharedMemoryKb(pid: number): number {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    return (resident - shared) * pageKb;
  } catch {
    return 0;
  }
}

/** Returns the fields of /proc/PID/stat from the third on; undefined if the process is gone or a zombie. */
function readStat(pid: number): string[] | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields;
  } catch {
    return undefined;
  }
}

function readChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
