import type { QueueName } from '@dryrun/contracts/jobs';
import { connect, type Database } from '@dryrun/migrations/database';
import type { processEnvironment } from '@dryrun/runtime/config';
import { createJobMetrics } from '@dryrun/runtime/job-metrics';
import { createLogger, type Logger } from '@dryrun/runtime/logger';
import { consumeQueue, createEnqueuer, type Enqueuer, type Handlers } from '@dryrun/runtime/queues';
import { connectRedis, type RedisClient } from '@dryrun/runtime/redis';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { sql, type Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { z } from 'zod';

export interface Connections {
  readonly log: Logger;
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  /** Prefix of the queues' keys in Redis. */
  readonly prefix: string;
  readonly enqueuer: Enqueuer;
}

export function connectWorker(
  name: QueueName,
  config: z.output<typeof processEnvironment>,
  databaseOptions?: Parameters<typeof connect>[1],
): Connections {
  const redis = connectRedis(config.REDIS_URL.reveal());
  const prefix = config.REDIS_PREFIX;
  return {
    log: createLogger(name, config.LOG_LEVEL),
    db: connect(config.DATABASE_URL.reveal(), databaseOptions),
    redis,
    prefix,
    enqueuer: createEnqueuer(redis, prefix),
  };
}

interface Service<Q extends QueueName> {
  readonly handlers: Handlers<Q>;
  readonly concurrency: number;
  readonly registry: Registry;
  /** The tasks stop before the queue. */
  readonly tasks: readonly { stop(): Promise<void> | void }[];
  /** Ends the running jobs. Waits for them by default. */
  readonly close?: (worker: { close(): Promise<void> }) => Promise<void>;
}

/** Handles the jobs of a queue until a signal stops the process. Returns the worker's readiness check. */
export function serveQueue<Q extends QueueName>(
  queue: Q,
  { log, db, redis, prefix, enqueuer }: Connections,
  { handlers, concurrency, registry, tasks, close = (worker) => worker.close() }: Service<Q>,
): () => Promise<boolean> {
  const measure = createJobMetrics(registry);
  const worker = consumeQueue(queue, handlers, { connection: redis, prefix, concurrency, log, measure });
  stopOnSignal(log, async () => {
    await Promise.all(tasks.map(async (task) => task.stop()));
    await close(worker);
    await enqueuer.close();
    await db.destroy();
    redis.disconnect();
  });
  return async () => {
    await Promise.all([sql`select 1`.execute(db), redis.ping()]);
    return worker.isRunning();
  };
}
