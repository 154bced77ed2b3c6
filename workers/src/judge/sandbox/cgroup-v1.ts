import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  OpenCgroupFile,
  readIds,
  readKeyedValue,
  readPids,
  removeCgroup,
  tryWrite,
  writeValue,
} from './cgroup-files.ts';
import { killAll, overheadProcesses } from './process-group.ts';
import type { CgroupManager, ProcessGroup } from './process-group.ts';
import { setPriorities, type CpuShare } from './cpu-share.ts';

/** One folder per controller. Controllers that are mounted together share a folder. */
export interface V1Folders {
  readonly cpuacct: string;
  readonly memory: string;
  readonly pids: string;
  /** Optional: without it, process priorities approximate the CPU share. */
  readonly cpu?: string;
}

/** The kernel's default is 1024, its minimum 2. */
const shares = { full: 1024, reduced: 100, low: 2 } as const satisfies Record<CpuShare, number>;

export function createCgroupV1Manager(parents: V1Folders, rootName: string): CgroupManager {
  const roots = [...new Set(Object.values(parents))].map((parent) => `${parent}/${rootName}`);
  for (const root of roots) mkdirSync(root, { recursive: true });
  // The slots together get the share of one ordinary process per CPU.
  if (parents.cpu !== undefined)
    writeValue(`${parents.cpu}/${rootName}/cpu.shares`, shares.full * availableParallelism());
  return {
    name: 'cgroup v1',
    create(name) {
      const folderOf = (parent: string): string => `${parent}/${rootName}/${name}`;
      const folders = {
        cpuacct: folderOf(parents.cpuacct),
        memory: folderOf(parents.memory),
        pids: folderOf(parents.pids),
      };
      return createGroup(parents.cpu === undefined ? folders : { ...folders, cpu: folderOf(parents.cpu) });
    },
    close: () => roots.forEach(removeCgroup),
  };
}

function createGroup({ cpuacct, memory, pids, cpu }: V1Folders): ProcessGroup {
  const folders = [...new Set([cpuacct, memory, pids, ...(cpu === undefined ? [] : [cpu])])];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const usage = new OpenCgroupFile(`${cpuacct}/cpuacct.usage`);
  const peak = new OpenCgroupFile(`${memory}/memory.max_usage_in_bytes`);
  const isEmpty = (): boolean => folders.every((folder) => readPids(folder).length === 0);
  /** The limit with swap must never be below the limit without swap. Set it first to raise it, last to lower it. */
  function limitMemory(memoryKb: number): void {
    // Missing without swap accounting.
    const limitWithSwap = (): boolean => tryWrite(`${memory}/memory.memsw.limit_in_bytes`, memoryKb * 1024);
    limitWithSwap();
    writeValue(`${memory}/memory.limit_in_bytes`, memoryKb * 1024);
    limitWithSwap();
  }
  return {
    maxCheckIntervalMs: 50,
    joinScript: folders.map((folder) => `echo 0 >'${folder}/cgroup.procs'`),
    limitMemory,
    setLimits(limits) {
      limitMemory(limits.memoryKb);
      writeValue(`${pids}/pids.max`, limits.processes + overheadProcesses);
    },
    setCpuShare(share) {
      if (cpu !== undefined) writeValue(`${cpu}/cpu.shares`, shares[share]);
      else setPriorities(readIds(`${cpuacct}/tasks`), share);
    },
    setRootProcess: () => {},
    cpuMs: () => Number(usage.read()) / 1e6,
    peakMemoryKb: () => Math.round(Number(peak.read()) / 1024),
    resetPeakMemory: () => void peak.write('0'),
    exceededLimit() {
      if (readKeyedValue(`${pids}/pids.events`, 'max') > 0) return 'processes';
      return readKeyedValue(`${memory}/memory.oom_control`, 'oom_kill') > 0 ? 'memory' : undefined;
    },
    // The death of the sandbox's pid 1 kills its whole namespace, so a fork bomb cannot escape.
    kill: () => folders.forEach((folder) => killAll(readPids(folder))),
    isEmpty,
    remove() {
      usage.close();
      peak.close();
      return folders.every(removeCgroup);
    },
  };
}
