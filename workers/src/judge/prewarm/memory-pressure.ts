import { readFileSync } from 'node:fs';
import type { Toolchains } from '../languages/toolchain.ts';

/** Shares of the machine's memory. Prewarming stops below the first one and resumes above the second one. */
const suspendBelow = 0.08;
const resumeAbove = 0.16;
const checkMs = 5000;

/** The available share of the machine's memory, 0 to 1; 1 if `meminfo` doesn't contain it. */
export function availableShare(meminfo: string): number {
  const read = (key: string): number =>
    Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(meminfo)?.[1] ?? NaN);
  const share = read('MemAvailable') / read('MemTotal');
  return Number.isFinite(share) ? share : 1;
}

/** Decides with hysteresis whether to prewarm processes. */
export function shouldPrewarm(share: number, isPrewarming: boolean): boolean {
  return isPrewarming ? share >= suspendBelow : share > resumeAbove;
}

/** Empties the pools while memory is low; programs then start cold. */
export function watchMemory(
  toolchains: Toolchains,
  onChange: (isPrewarming: boolean) => void,
): { stop(): void } {
  const pools = Object.values(toolchains).flatMap((toolchain) => Object.values(toolchain.pools));
  const sizes = new Map(pools.map((pool) => [pool, pool.counts.size]));
  let isPrewarming = true;
  const check = (): void => {
    const willPrewarm = shouldPrewarm(availableShare(readFileSync('/proc/meminfo', 'utf8')), isPrewarming);
    if (willPrewarm === isPrewarming) return;
    isPrewarming = willPrewarm;
    for (const pool of pools) pool.resize?.(isPrewarming ? (sizes.get(pool) ?? 0) : 0);
    onChange(isPrewarming);
  };
  const timer = setInterval(check, checkMs);
  return { stop: () => clearInterval(timer) };
}
