import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@dryrun/content/random';
import type { ProcessName, System } from '../system/start-system.ts';
import { timed } from './driver.ts';

type Faults = Readonly<Record<string, () => Promise<void>>>;

interface FaultOptions {
  readonly random: Random;
  /** The pause before each fault. */
  readonly pauseMs: { readonly min: number; readonly max: number };
  /** The faults end after this time even if the work does not. */
  readonly maxMs: number;
}

/** Injects faults during the work, in random order, each once before any repeat. Counts how often each occurred. */
export async function workUnderFaults<T>(
  faults: Faults,
  options: FaultOptions,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly faultCounts: Readonly<Record<string, number>> }> {
  const faultCounts = Object.fromEntries(Object.keys(faults).map((name) => [name, 0]));
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(options.maxMs)]);
  const injecting = injectFaults(faults, faultCounts, options, signal);
  const { result, elapsedMs } = await timed(work).finally(() => over.abort());
  await injecting;
  process.stdout.write(`Worked for ${(elapsedMs / 1000).toFixed(0)} s under faults.\n\n`);
  return { result, faultCounts };
}

async function injectFaults(
  faults: Faults,
  counts: Record<string, number>,
  { random, pauseMs }: FaultOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const [name, inject] of random.shuffle(Object.entries(faults))) {
      await pause(random.int(pauseMs.min, pauseMs.max), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await inject();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
}

/** Kills a process and starts it after `downtimeMs`. */
export async function killAndStart(system: System, name: ProcessName, downtimeMs: number): Promise<void> {
  await system.kill(name);
  await pause(downtimeMs);
  system.start(name);
}
