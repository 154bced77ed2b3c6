import { readConfig } from '@dryrun/runtime/config';
import { repeat } from '@dryrun/runtime/repeat';
import type { Registry } from 'prom-client';
import { connectWorker, serveQueue } from '../worker.ts';
import { environment } from './config.ts';
import { createHandlers } from './handlers.ts';
import { loadCourses, refreshPlans } from './plans.ts';
import { sweepOnce, deleteExpired } from './sweep.ts';

const sweepMs = 2000;
const deleteExpiredMs = 10 * 60 * 1000;
/** Midnight comes at another time in each time zone. */
const computePlansMs = 10 * 60 * 1000;

export async function startAccounts(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const connections = connectWorker('accounts', config, { maxConnections: 3 });
  const { log, db, enqueuer } = connections;
  const clock = (): Date => new Date();
  const courses = loadCourses(config);
  const tasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer, clock })),
    repeat(log, 'delete expired rows', deleteExpiredMs, () => deleteExpired({ db })),
    repeat(log, 'compute plans', computePlansMs, () => refreshPlans({ db, courses, clock, log })),
  ];
  log.info('accounts worker started');
  const handlers = createHandlers({ db, log, clock });
  return serveQueue('accounts', connections, { handlers, concurrency: 1, registry, tasks });
}
