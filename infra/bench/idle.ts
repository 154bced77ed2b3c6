import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processStat, processTree } from '../system/process-tree.ts';
import type { System } from '../system/start-system.ts';
import { printTable } from './report.ts';

/** How long after the start: when everything is ready, and when the judge has given back what it needed for that. */
const momentsMs = [8000, 120_000];
const watchMs = 10_000;
const ticksPerSecond = 100;

/** What the judge and all it keeps ready take while nobody asks for anything. */
export async function benchIdle(system: System): Promise<void> {
  const rows: string[][] = [];
  const startedAt = performance.now();
  for (const moment of momentsMs) {
    await pause(startedAt + moment - performance.now());
    const before = cpuSeconds(system.judgePid());
    await pause(watchMs);
    const spent = cpuSeconds(system.judgePid()) - before;
    const kept = processTree(system.judgePid()).slice(1);
    const memoryMb = (pids: readonly number[]): string =>
      (pids.reduce((sum, pid) => sum + proportionalKb(pid), 0) / 1024).toFixed(0);
    rows.push([
      `${moment / 1000} s after the start`,
      ...[memoryMb([system.judgePid()]), memoryMb(kept), memoryMb([system.judgePid(), ...kept])],
      `${((100 * spent) / (watchMs / 1000)).toFixed(1)} %`,
    ]);
  }
  printTable(['idle', 'the judge itself MB', 'kept ready MB', 'together MB', 'of a core'], rows);
}

function cpuSeconds(root: number): number {
  return processTree(root).reduce((sum, pid) => {
    const fields = processStat(pid) ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
  }, 0);
}

/** Its own memory and its share of what it has in common with others. */
function proportionalKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
