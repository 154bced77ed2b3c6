import { readFileSync } from 'node:fs';
import type { Toolchains } from '../grading/grade.ts';

/** Below the first part of the machine's memory nothing more is kept ready; above the second all is again. */
const scarce = 0.08;
const ample = 0.16;
const everyMs = 5000;

/** What part of the machine's memory could be had, between 0 and 1; 1 where the system does not say. */
export function availableShare(meminfo: string): number {
  const of = (key: string): number => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(meminfo)?.[1] ?? NaN);
  const share = of('MemAvailable') / of('MemTotal');
  return Number.isFinite(share) ? share : 1;
}

/** Whether to keep things ready, given what was done so far: between the two marks it stays as it is. */
export function shouldKeep(share: number, isKeeping: boolean): boolean {
  return isKeeping ? share >= scarce : share > ample;
}

/** Gives up what is kept ready while memory is scarce: judging goes on with cold starts. */
export function watchMemory(
  toolchains: Toolchains,
  onChange: (isKeeping: boolean) => void,
): { stop(): void } {
  const pools = Object.values(toolchains).flatMap((toolchain) => Object.values(toolchain.pools));
  const sizes = new Map(pools.map((pool) => [pool, pool.counts.size]));
  let isKeeping = true;
  const look = (): void => {
    const should = shouldKeep(availableShare(readFileSync('/proc/meminfo', 'utf8')), isKeeping);
    if (should === isKeeping) return;
    isKeeping = should;
    for (const pool of pools) pool.resize?.(isKeeping ? (sizes.get(pool) ?? 0) : 0);
    onChange(isKeeping);
  };
  const timer = setInterval(look, everyMs);
  return { stop: () => clearInterval(timer) };
}
