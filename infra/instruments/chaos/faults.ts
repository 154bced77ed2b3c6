import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@dryrun/content/random';
import type { ProcessName, System } from '../../system/start-system.ts';

const downtimeMs = { min: 100, max: 1500 };

/** Kills each process, and restarts Redis and Postgres. */
export function createFaults(system: System, random: Random): Readonly<Record<string, () => Promise<void>>> {
  const killAndStart = (name: ProcessName) => async (): Promise<void> => {
    await system.kill(name);
    await pause(random.int(downtimeMs.min, downtimeMs.max));
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
