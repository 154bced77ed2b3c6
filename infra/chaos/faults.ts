import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessName, System } from '../system/start-system.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Downtime of a killed process. */
const downtimeMs: Range = { min: 100, max: 1500 };
/** Pause between two faults. */
const intervalMs: Range = { min: 2000, max: 6000 };

export interface FaultInjector {
  /** How often each fault was injected. */
  readonly counts: Readonly<Record<string, number>>;
  /** Stops the injector and returns once all processes run. */
  stop(): Promise<void>;
}

/** Kills processes with SIGKILL and restarts Redis and Postgres, one at random every few seconds, until stopped. */
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
    'kill mail and accounts': killAndStart('background-worker'),
    'restart Redis': () => system.services.restartRedis(),
    'restart Postgres': () => system.services.restartPostgres(),
  };
}

/** Injects all faults once in random order, then starts over, so that short runs include each fault. */
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
