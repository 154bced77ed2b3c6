import { setTimeout as pause } from 'node:timers/promises';
import type { Part, System } from '../system/start-system.ts';

/** How long a killed process is gone before its supervisor would have started it again, and the time between two faults. */
const goneMs = { least: 100, most: 1500 };
const betweenMs = { least: 2000, most: 6000 };

export interface Faults {
  /** How often each fault was done. */
  readonly counts: Readonly<Record<string, number>>;
  /** Ends the storm with everything running. */
  stop(): Promise<void>;
}

/** Kills processes with SIGKILL and restarts Redis and Postgres, one at random every few seconds, until stopped. */
export function startFaults(system: System): Faults {
  const counts: Record<string, number> = {};
  const asked = new AbortController();
  const between = ({ least, most }: { least: number; most: number }): number =>
    least + Math.random() * (most - least);
  const killAndStart = (part: Part) => async (): Promise<void> => {
    await system.kill(part);
    await pause(between(goneMs));
    system.start(part);
  };
  const faults: Readonly<Record<string, () => Promise<void>>> = {
    'kill bff': killAndStart('bff'),
    'kill judge': killAndStart('judge'),
    'kill payments': killAndStart('payments'),
    'kill mail and accounts': killAndStart('office'),
    'restart Redis': () => system.services.restartRedis(),
    'restart Postgres': () => system.services.restartPostgres(),
  };
  const names = Object.keys(faults);
  const storm = async (): Promise<void> => {
    // Each fault once in random order, again and again: a short storm has all of them too.
    for (let order: string[] = []; !asked.signal.aborted;) {
      if (order.length === 0) order = names.toSorted(() => Math.random() - 0.5);
      await pause(between(betweenMs), undefined, { signal: asked.signal }).catch(() => undefined);
      const name = order.pop() ?? '';
      if (asked.signal.aborted) return;
      await faults[name]?.();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  };
  const raging = storm();
  return {
    counts,
    async stop() {
      asked.abort();
      await raging;
    },
  };
}
