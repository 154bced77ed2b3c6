import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { KeptFile, readIds, readKey, readPids, removeFolder, tryWrite, writeValue } from './cgroup-files.ts';
import { killAll, overheadProcesses } from './process-group.ts';
import type { Group, Groups } from './process-group.ts';
import { shareByPriority } from './cpu-share.ts';

/** The controllers' own folders, which may be one and the same where they are mounted together. */
export interface V1Parents {
  readonly cpuacct: string;
  readonly memory: string;
  readonly pids: string;
  /** Without it the priority of each process decides which of them runs first. */
  readonly cpu?: string;
}

/** The kernel's default, and its least. */
const [fullShares, lowShares] = [1024, 2];

/** Groups under v1 (also the v1 side of a hybrid machine), one cgroup per controller. */
export function v1Groups(parents: V1Parents, rootName: string): Groups {
  const roots = [...new Set(Object.values(parents))].map((parent) => `${parent}/${rootName}`);
  for (const root of roots) mkdirSync(root, { recursive: true });
  // All slots together count as much as one process of anybody else's for each processor.
  if (parents.cpu !== undefined)
    writeValue(`${parents.cpu}/${rootName}/cpu.shares`, fullShares * availableParallelism());
  return {
    name: 'cgroup v1',
    create: (name) =>
      v1Group({
        cpuacct: `${parents.cpuacct}/${rootName}/${name}`,
        memory: `${parents.memory}/${rootName}/${name}`,
        pids: `${parents.pids}/${rootName}/${name}`,
        ...(parents.cpu !== undefined && { cpu: `${parents.cpu}/${rootName}/${name}` }),
      }),
    close: () => roots.forEach(removeFolder),
  };
}

function v1Group({ cpuacct, memory, pids, cpu }: V1Parents): Group {
  const folders = [...new Set([cpuacct, memory, pids, ...(cpu === undefined ? [] : [cpu])])];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const usage = new KeptFile(`${cpuacct}/cpuacct.usage`);
  const peak = new KeptFile(`${memory}/memory.max_usage_in_bytes`);
  const isEmpty = (): boolean => folders.every((folder) => readPids(folder).length === 0);
  /** Memory and swap together may never be less than memory alone: first or last, as it goes up or down. */
  function limitMemory(memoryKb: number): void {
    const limitWithSwap = (): boolean => tryWrite(`${memory}/memory.memsw.limit_in_bytes`, memoryKb * 1024); // absent where swap is not accounted
    limitWithSwap();
    writeValue(`${memory}/memory.limit_in_bytes`, memoryKb * 1024);
    limitWithSwap();
  }
  return {
    longestLookMs: 50,
    join: folders.map((folder) => `echo 0 >'${folder}/cgroup.procs'`),
    limitMemory,
    setLimits(limits) {
      limitMemory(limits.memoryKb);
      writeValue(`${pids}/pids.max`, limits.processes + overheadProcesses);
    },
    setShare(share) {
      if (cpu !== undefined) writeValue(`${cpu}/cpu.shares`, share === 'low' ? lowShares : fullShares);
      else shareByPriority(readIds(`${cpuacct}/tasks`), share);
    },
    follow: () => {},
    cpuMs: () => Number(usage.read()) / 1e6,
    peakKb: () => Math.round(Number(peak.read()) / 1024),
    resetPeak: () => void peak.write('0'),
    exceeded() {
      if (readKey(`${pids}/pids.events`, 'max') > 0) return 'processes';
      return readKey(`${memory}/memory.oom_control`, 'oom_kill') > 0 ? 'memory' : undefined;
    },
    // The sandbox's pid 1 is among them, and takes its whole namespace along: a fork bomb cannot outrun this.
    kill: () => folders.forEach((folder) => killAll(readPids(folder))),
    isEmpty,
    remove() {
      usage.close();
      peak.close();
      return folders.every(removeFolder);
    },
  };
}
