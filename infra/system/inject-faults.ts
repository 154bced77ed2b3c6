import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@dryrun/content/random';

interface FaultOptions {
  readonly random: Random;
  readonly pauseMs: { readonly min: number; readonly max: number };
  readonly signal: AbortSignal;
}

/** Injects faults in random order, each once before any repeat, until the signal aborts. Returns counts. */
export async function injectFaults(
  faults: Readonly<Record<string, () => Promise<void>>>,
  { random, pauseMs, signal }: FaultOptions,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  while (!signal.aborted) {
    for (const [name, inject] of random.shuffle(Object.entries(faults))) {
      await pause(random.int(pauseMs.min, pauseMs.max), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      await inject();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}
