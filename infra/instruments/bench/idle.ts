import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processStat, processTree } from '../../system/process-tree.ts';
import type { System } from '../../system/start-system.ts';
import { printTable } from '../report.ts';

/** Times after startup: when the pools are full, and when the memory used to fill them is released. */
const measureAtMs = [8000, 120_000];
const measuringMs = 10_000;
const ticksPerSecond = 100;

export async function benchIdle(system: System): Promise<void> {
  const rows: string[][] = [];
  const startedAt = performance.now();
  for (const atMs of measureAtMs) {
    await pause(startedAt + atMs - performance.now());
    const judge = system.pid('judge');
    const cpuBefore = cpuSeconds(judge);
    await pause(measuringMs);
    const cpuUsed = cpuSeconds(judge) - cpuBefore;
    const prewarmed = processTree(judge).slice(1);
    const memoryMb = (pids: readonly number[]): string =>
      (pids.reduce((sum, pid) => sum + pssKb(pid), 0) / 1024).toFixed(0);
    rows.push([
      `${atMs / 1000} s after startup`,
      memoryMb([judge]),
      memoryMb(prewarmed),
      memoryMb([judge, ...prewarmed]),
      `${((100 * cpuUsed) / (measuringMs / 1000)).toFixed(1)}%`,
    ]);
  }
  printTable(['idle', 'judge MB', 'prewarmed MB', 'total MB', 'CPU of one core'], rows);
}

function cpuSeconds(root: number): number {
  return processTree(root).reduce((sum, pid) => {
    const fields = processStat(pid) ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
  }, 0);
}

/** Returns the proportional set size (PSS): private memory plus a share of shared memory. */
function pssKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
