import { connect } from '@dryrun/migrations/database';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import { createJobMetrics } from '@dryrun/runtime/job-metrics';
import { consumeQueue, createEnqueuer } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { repeat } from '@dryrun/runtime/repeat';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { environment } from './config.ts';
import { createHandlers } from './handlers.ts';
import { sweepOnce, deleteExpired } from './sweep.ts';

const sweepMs = 2000;
const deleteExpiredMs = 10 * 60 * 1000;

/** Starts the worker. Returns its readiness check. */
export async function startAccounts(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const prefix = config.REDIS_PREFIX;
  const log = createLogger('accounts', config.LOG_LEVEL);
  const clock = (): Date => new Date();
  const db = connect(config.DATABASE_URL.reveal(), { maxConnections: 3 });
  const redis = connectRedis(config.REDIS_URL.reveal());
  const enqueuer = createEnqueuer(redis, prefix);
  const handlers = createHandlers({ db, log, clock });
  const measure = createJobMetrics(registry);
  const worker = consumeQueue('accounts', handlers, {
    connection: redis,
    prefix,
    concurrency: 1,
    log,
    measure,
  });
  const periodicTasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer, clock })),
    repeat(log, 'delete expired rows', deleteExpiredMs, () => deleteExpired({ db })),
  ];
  log.info('accounts worker started');

  stopOnSignal(log, async () => {
    await Promise.all(periodicTasks.map((task) => task.stop()));
    await worker.close();
    await enqueuer.close();
    await db.destroy();
    redis.disconnect();
  });
  return async () => {
    await Promise.all([sql`select 1`.execute(db), redis.ping()]);
    return worker.isRunning();
  };
}
