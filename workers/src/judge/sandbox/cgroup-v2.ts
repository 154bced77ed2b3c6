import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  KeptFile,
  keyIn,
  readIds,
  readKey,
  readPids,
  removeFolder,
  tryWrite,
  writeValue,
} from './cgroup-files.ts';
import { PeakMemory } from './cgroup-v2-peak-memory.ts';
import { killAll, overheadProcesses } from './process-group.ts';
import type { Group, Groups } from './process-group.ts';
import { shareByPriority } from './cpu-share.ts';

/** Groups under v2, below a folder whose children have the memory and pids controllers. */
export function v2Groups(parent: string, rootName: string): Groups {
  const root = `${parent}/${rootName}`;
  mkdirSync(root, { recursive: true });
  writeValue(`${root}/cgroup.subtree_control`, '+memory +pids');
  tryWrite(`${root}/cgroup.subtree_control`, '+cpu');
  tryWrite(`${root}/cpu.weight`, Math.min(10_000, fullWeight * availableParallelism()));
  return {
    name: 'cgroup v2',
    create: (name) => v2Group(`${root}/${name}`),
    close: () => void removeFolder(root),
  };
}

/** The kernel's default, and its least. */
const [fullWeight, lowWeight] = [100, 1];

function v2Group(folder: string): Group {
  mkdirSync(folder, { recursive: true });
  const stat = new KeptFile(`${folder}/cpu.stat`);
  const peak = new PeakMemory(folder);
  const isEmpty = (): boolean => readKey(`${folder}/cgroup.events`, 'populated') === 0;
  const limitMemory = (memoryKb: number): void => writeValue(`${folder}/memory.max`, memoryKb * 1024);
  return {
    longestLookMs: 50,
    join: [`echo 0 >'${folder}/cgroup.procs'`],
    limitMemory,
    setLimits(limits) {
      limitMemory(limits.memoryKb);
      tryWrite(`${folder}/memory.swap.max`, 0);
      tryWrite(`${folder}/memory.oom.group`, 1);
      writeValue(`${folder}/pids.max`, limits.processes + overheadProcesses);
    },
    setShare(share) {
      if (tryWrite(`${folder}/cpu.weight`, share === 'low' ? lowWeight : fullWeight)) return;
      shareByPriority(readIds(`${folder}/cgroup.threads`), share);
    },
    follow: () => {},
    // cpu.stat is there with or without the cpu controller.
    cpuMs: () => keyIn(stat.read(), 'usage_usec') / 1000,
    peakKb: () => peak.kb(),
    resetPeak: () => peak.reset(),
    exceeded() {
      peak.look();
      if (readKey(`${folder}/pids.events`, 'max') > 0) return 'processes';
      return readKey(`${folder}/memory.events`, 'oom_kill') > 0 ? 'memory' : undefined;
    },
    kill() {
      if (!tryWrite(`${folder}/cgroup.kill`, 1)) killAll(readPids(folder));
    },
    isEmpty,
    remove() {
      stat.close();
      peak.close();
      return removeFolder(folder);
    },
  };
}
