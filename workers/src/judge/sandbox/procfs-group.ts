import { readFileSync, readdirSync } from 'node:fs';
import { killAll, overheadProcesses } from './process-group.ts';
import type { Group, GroupLimits, Groups } from './process-group.ts';
import { shareByPriority } from './cpu-share.ts';

/** Linux reports CPU time to user space in hundredths of a second, whatever the kernel's own tick. */
const msPerTick = 10;
const pageKb = 4;
/** What is counted besides the command's own: as in a cgroup, and `unshare` above it. */
const launcherProcesses = overheadProcesses + 1;

/**
 * Groups without cgroups: a tree is what hangs below its launcher, looked at now and then. Between two looks it
 * can exceed anything; hence "reduced". Ending it is as sure as ever: pid 1 takes its namespace along.
 */
export function processTrees(): Groups {
  return { name: 'no cgroup', create: processTree, close: () => {} };
}

interface Totals {
  readonly cpuMs: number;
  readonly memoryKb: number;
  readonly processes: number;
  readonly members: readonly number[];
}

function processTree(): Group {
  let launcher: number | undefined;
  let limits: GroupLimits | undefined;
  let members: readonly number[] = [];
  let cpuMs = 0;
  let peakKb = 0;
  let processes = 0;
  function look(): void {
    if (launcher === undefined) return;
    const seen = totals(launcher);
    // A process that was not waited for takes its time with it: never count backwards.
    cpuMs = Math.max(cpuMs, seen.cpuMs);
    peakKb = Math.max(peakKb, seen.memoryKb);
    processes = Math.max(processes, seen.processes);
    if (seen.members.length > 0) members = seen.members;
  }
  return {
    longestLookMs: 10,
    join: [],
    setLimits: (wanted) => void (limits = wanted),
    limitMemory: (memoryKb) => void (limits &&= { ...limits, memoryKb }),
    setShare(share) {
      look();
      shareByPriority(members, share);
    },
    follow(pid) {
      launcher = pid;
      members = [pid];
    },
    cpuMs() {
      look();
      return cpuMs;
    },
    peakKb: () => peakKb,
    resetPeak: () => void (peakKb = 0),
    exceeded() {
      if (!limits) return undefined;
      if (processes >= limits.processes + launcherProcesses) return 'processes';
      return peakKb > limits.memoryKb ? 'memory' : undefined;
    },
    kill() {
      look();
      // Descendants first: the pid 1 among them takes the rest of its namespace along.
      killAll(members.filter((pid) => stat(pid) !== undefined).reverse());
    },
    isEmpty: () => members.every((pid) => stat(pid) === undefined),
    remove: () => true,
  };
}

function totals(launcher: number): Totals {
  const members: number[] = [];
  const waiting = [launcher];
  const sum = { cpuMs: 0, memoryKb: 0, processes: 0 };
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const fields = stat(pid);
    if (!fields) continue;
    members.push(pid);
    // utime, stime and those of the children that were waited for; then threads.
    sum.cpuMs += [11, 12, 13, 14].reduce((ticks, index) => ticks + Number(fields[index]), 0) * msPerTick;
    sum.memoryKb += ownMemoryKb(pid);
    sum.processes += Number(fields[17]);
    waiting.push(...childrenOf(pid));
  }
  return { ...sum, members };
}

/** Resident, without the pages of files that many share. */
function ownMemoryKb(pid: number): number {
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

/** The fields of /proc/PID/stat from the third on; undefined for a process that is gone or a zombie. */
function stat(pid: number): string[] | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields;
  } catch {
    return undefined;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
