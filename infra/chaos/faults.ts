import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessName, System } from '../system/start-system.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

const downtimeMs: Range = { min: 100, max: 1500 };
const intervalMs: Range = { min: 2000, max: 6000 };

export interface FaultInjector {
  readonly counts: Readonly<Record<string, number>>;
  /** Stops the injector and returns once all processes run. */
  stop(): Promise<void>;
}

/** Kills a random process or restarts Redis or Postgres every few seconds, until stopped. */
export function startFaults(system: System): FaultInjector {
  const counts: Record<string, number> = {};
  const stopped = new AbortController();
  const injecting = injectFaults(Object.entries(createFaults(system)), counts, stopped.signal);
  return {
    counts,
    async stop() {
      stopped.abort();
      await injecting;
    },
  };
}

type Fault = () => Promise<void>;

function createFaults(system: System): Readonly<Record<string, Fault>> {
  const killAndStart = (name: ProcessName) => async (): Promise<void> => {
    await system.kill(name);
    await pause(randomIn(downtimeMs));
    system.start(name);
  };
  return {
    'kill bff': killAndStart('bff'),
    'kill judge': killAndStart('judge'),
    'kill payments': killAndStart('payments'),
    'kill background worker': killAndStart('background-worker'),
    'restart Redis': () => system.services.restartRedis(),
    'restart Postgres': () => system.services.restartPostgres(),
  };
}

/** Injects each fault once in random order before any is repeated, so that short runs include all of them. */
async function injectFaults(
  faults: readonly (readonly [string, Fault])[],
  counts: Record<string, number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const [name, inject] of faults.toSorted(() => Math.random() - 0.5)) {
      await pause(randomIn(intervalMs), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await inject();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
}

const randomIn = ({ min, max }: Range): number => min + Math.random() * (max - min);
