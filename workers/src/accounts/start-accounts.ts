import { readConfig } from '@dryrun/runtime/config';
import { repeat } from '@dryrun/runtime/repeat';
import type { Registry } from 'prom-client';
import { connectWorker, serveQueue } from '../worker.ts';
import { environment } from './config.ts';
import { createHandlers } from './handlers.ts';
import { sweepOnce, deleteExpired } from './sweep.ts';

const sweepMs = 2000;
const deleteExpiredMs = 10 * 60 * 1000;

export async function startAccounts(registry: Registry): Promise<() => Promise<boolean>> {
  const connections = connectWorker('accounts', readConfig(environment, process.env), { maxConnections: 3 });
  const { log, db, enqueuer } = connections;
  const clock = (): Date => new Date();
  const tasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer, clock })),
    repeat(log, 'delete expired rows', deleteExpiredMs, () => deleteExpired({ db })),
  ];
  log.info('accounts worker started');
  const handlers = createHandlers({ db, log, clock });
  return serveQueue('accounts', connections, { handlers, concurrency: 1, registry, tasks });
}
