import type { Random } from '@dryrun/content/random';
import type { ProcessName, System } from '../../system/start-system.ts';
import { killAndStart } from '../faults.ts';

const downtimeMs = { min: 100, max: 1500 };

/** Kills each process, and restarts Redis and Postgres. */
export function createFaults(system: System, random: Random): Readonly<Record<string, () => Promise<void>>> {
  const interrupt = (name: ProcessName) => (): Promise<void> =>
    killAndStart(system, name, random.int(downtimeMs.min, downtimeMs.max));
  return {
    'kill bff': interrupt('bff'),
    'kill judge': interrupt('judge'),
    'kill payments': interrupt('payments'),
    'kill background worker': interrupt('background-worker'),
    'restart Redis': () => system.services.restartRedis(),
    'restart Postgres': () => system.services.restartPostgres(),
  };
}
