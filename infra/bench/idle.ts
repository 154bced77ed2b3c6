import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system/start-system.ts';
import { printTable } from './figures.ts';

const settleMs = 8000;
const watchMs = 10_000;
const ticksPerSecond = 100;

/** What the judge and all it keeps ready take while nobody asks for anything. */
export async function benchIdle(system: System): Promise<void> {
  await pause(settleMs);
  const before = cpuSeconds(system.judgePid());
  await pause(watchMs);
  const spent = cpuSeconds(system.judgePid()) - before;
  const kept = descendants(system.judgePid()).slice(1);
  const memoryMb = (pids: readonly number[]): string =>
    (pids.reduce((sum, pid) => sum + proportionalKb(pid), 0) / 1024).toFixed(0);
  printTable(
    ['idle', 'processes', 'memory MB', 'of a core'],
    [
      ['the judge itself', '1', memoryMb([system.judgePid()]), ''],
      ['what it keeps ready', String(kept.length), memoryMb(kept), ''],
      ['together', '', '', `${((100 * spent) / (watchMs / 1000)).toFixed(1)} %`],
    ],
  );
}

/** A process and all below it. */
function descendants(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = Number(stat(pid)?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function cpuSeconds(root: number): number {
  return descendants(root).reduce((sum, pid) => {
    const fields = stat(pid) ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
  }, 0);
}

/** The fields of /proc/PID/stat from the state on. */
function stat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** Its own memory and its share of what it has in common with others. */
function proportionalKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
