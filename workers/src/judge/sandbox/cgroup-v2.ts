import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { readKey, readNumber, readPids, removeFolder, tryWrite, writeValue } from './cgroup-files.ts';
import { killAll, overheadProcesses } from './group.ts';
import type { Group, Groups } from './group.ts';

/** Groups under v2, below a folder whose children have the memory and pids controllers. */
export function v2Groups(parent: string, rootName: string): Groups {
  const root = `${parent}/${rootName}`;
  mkdirSync(root, { recursive: true });
  writeValue(`${root}/cgroup.subtree_control`, '+memory +pids');
  return {
    name: 'cgroup v2',
    create: (name) => v2Group(`${root}/${name}`),
    close: () => void removeFolder(root),
  };
}

function v2Group(folder: string): Group {
  mkdirSync(folder, { recursive: true });
  const peak = openPeak(`${folder}/memory.peak`);
  const isEmpty = (): boolean => readKey(`${folder}/cgroup.events`, 'populated') === 0;
  return {
    longestLookMs: 50,
    join: [`echo 0 >'${folder}/cgroup.procs'`],
    setLimits(limits) {
      writeValue(`${folder}/memory.max`, limits.memoryKb * 1024);
      tryWrite(`${folder}/memory.swap.max`, 0);
      tryWrite(`${folder}/memory.oom.group`, 1);
      writeValue(`${folder}/pids.max`, limits.processes + overheadProcesses);
    },
    follow: () => {},
    // cpu.stat is there with or without the cpu controller.
    cpuMs: () => readKey(`${folder}/cpu.stat`, 'usage_usec') / 1000,
    peakKb: () => Math.round((peak?.read() ?? readNumber(`${folder}/memory.current`)) / 1024),
    resetPeak: () => peak?.reset(),
    exceeded() {
      if (readKey(`${folder}/pids.events`, 'max') > 0) return 'processes';
      return readKey(`${folder}/memory.events`, 'oom_kill') > 0 ? 'memory' : undefined;
    },
    kill() {
      if (!tryWrite(`${folder}/cgroup.kill`, 1)) killAll(readPids(folder));
    },
    isEmpty,
    remove() {
      peak?.close();
      return removeFolder(folder);
    },
  };
}

interface Peak {
  read(): number;
  reset(): void;
  close(): void;
}

/**
 * memory.peak exists since Linux 5.19. Since 6.12 a write makes reads through the same descriptor count from then on,
 * hence one descriptor is kept; before that the peak is the one of the group's life.
 */
function openPeak(path: string): Peak | undefined {
  let descriptor = tryOpen(path, 'r+') ?? tryOpen(path, 'r');
  if (descriptor === undefined) return undefined;
  const text = Buffer.alloc(32);
  return {
    read: () =>
      descriptor === undefined
        ? 0
        : Number(text.toString('latin1', 0, readSync(descriptor, text, 0, text.length, 0)).trim()),
    reset() {
      if (descriptor === undefined) return;
      try {
        writeSync(descriptor, 'reset\n');
      } catch {
        // A kernel that cannot forget.
      }
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

function tryOpen(path: string, flags: string): number | undefined {
  try {
    return openSync(path, flags);
  } catch {
    return undefined;
  }
}
