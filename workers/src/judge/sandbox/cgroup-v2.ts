import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  OpenCgroupFile,
  parseKeyedValue,
  readIds,
  readKeyedValue,
  readPids,
  removeCgroup,
  tryWrite,
  writeValue,
} from './cgroup-files.ts';
import { PeakMemory } from './cgroup-v2-peak-memory.ts';
import { killAll, overheadProcesses } from './process-group.ts';
import type { CgroupManager, ProcessGroup } from './process-group.ts';
import { setPriorities, type CpuShare } from './cpu-share.ts';

/** Manages v2 cgroups below `parent`, whose children must have the memory and pids controllers. */
export function createCgroupV2Manager(parent: string, rootName: string): CgroupManager {
  const root = `${parent}/${rootName}`;
  mkdirSync(root, { recursive: true });
  writeValue(`${root}/cgroup.subtree_control`, '+memory +pids');
  tryWrite(`${root}/cgroup.subtree_control`, '+cpu');
  tryWrite(`${root}/cpu.weight`, Math.min(10_000, weights.full * availableParallelism()));
  return {
    name: 'cgroup v2',
    create: (name) => createGroup(`${root}/${name}`),
    close: () => void removeCgroup(root),
  };
}

/** The kernel's default is 100, its minimum 1. */
const weights = { full: 100, reduced: 10, low: 1 } as const satisfies Record<CpuShare, number>;

function createGroup(folder: string): ProcessGroup {
  mkdirSync(folder, { recursive: true });
  const stat = new OpenCgroupFile(`${folder}/cpu.stat`);
  const peak = new PeakMemory(folder);
  const isEmpty = (): boolean => readKeyedValue(`${folder}/cgroup.events`, 'populated') === 0;
  const limitMemory = (memoryKb: number): void => writeValue(`${folder}/memory.max`, memoryKb * 1024);
  return {
    maxCheckIntervalMs: 50,
    joinScript: [`echo 0 >'${folder}/cgroup.procs'`],
    limitMemory,
    setLimits(limits) {
      limitMemory(limits.memoryKb);
      tryWrite(`${folder}/memory.swap.max`, 0);
      tryWrite(`${folder}/memory.oom.group`, 1);
      writeValue(`${folder}/pids.max`, limits.processes + overheadProcesses);
    },
    setCpuShare(share) {
      if (tryWrite(`${folder}/cpu.weight`, weights[share])) return;
      setPriorities(readIds(`${folder}/cgroup.threads`), share);
    },
    setRootProcess: () => {},
    // cpu.stat exists with or without the cpu controller.
    cpuMs: () => parseKeyedValue(stat.read(), 'usage_usec') / 1000,
    peakMemoryKb: () => peak.kb(),
    resetPeakMemory: () => peak.reset(),
    exceededLimit() {
      peak.sample();
      if (readKeyedValue(`${folder}/pids.events`, 'max') > 0) return 'processes';
      return readKeyedValue(`${folder}/memory.events`, 'oom_kill') > 0 ? 'memory' : undefined;
    },
    kill() {
      if (!tryWrite(`${folder}/cgroup.kill`, 1)) killAll(readPids(folder));
    },
    isEmpty,
    remove() {
      stat.close();
      peak.close();
      return removeCgroup(folder);
    },
  };
}
