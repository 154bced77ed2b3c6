import { configureSite } from '@dryrun/contracts/site';
import { connect } from '@dryrun/migrations/database';
import { readConfig } from '@dryrun/runtime/config';
import { startHeartbeat } from '@dryrun/runtime/heartbeat';
import { createLogger } from '@dryrun/runtime/logger';
import { createJobMetrics } from '@dryrun/runtime/job-metrics';
import { consumeQueue, createEnqueuer } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { repeat } from '@dryrun/runtime/repeat';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { siteOf } from '@dryrun/runtime/site-settings';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { environment } from './config.ts';
import { createHandlers } from './handlers.ts';
import { createLinks } from './links.ts';
import { deleteOldEmails } from './emails.ts';
import { createEmailCounter } from './metrics.ts';
import { sweepOnce } from './sweep.ts';
import { createSmtp } from './transport.ts';

const sweepMs = 500;
const hourMs = 3600 * 1000;

/** Starts the worker. Returns its readiness check. */
export async function startMail(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  configureSite(siteOf(config));
  const { REDIS_PREFIX: prefix, MAIL_CONCURRENCY: concurrency } = config;
  const log = createLogger('mail', config.LOG_LEVEL);
  const db = connect(config.DATABASE_URL.reveal(), { maxConnections: concurrency + 1 });
  const redis = connectRedis(config.REDIS_URL.reveal());
  const enqueuer = createEnqueuer(redis, prefix);
  const transport = createSmtp(config);
  const count = createEmailCounter(registry);
  const handlers = createHandlers({ db, links: createLinks(config), transport, log, count });
  const measure = createJobMetrics(registry);
  const worker = consumeQueue('mail', handlers, { connection: redis, prefix, concurrency, log, measure });
  const periodicTasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer })),
    repeat(log, 'delete old emails', hourMs, () => deleteOldEmails(db)),
  ];
  const destination = transport ? 'a mail server' : 'the inbox';
  const heartbeat = await startHeartbeat(redis, prefix, 'mail', () => ({ goal: destination }));
  log.info({ to: destination }, 'mail worker started');

  stopOnSignal(log, async () => {
    await Promise.all([heartbeat, ...periodicTasks].map((task) => task.stop()));
    await worker.close();
    transport?.close();
    await enqueuer.close();
    await db.destroy();
    redis.disconnect();
  });
  return async () => {
    await Promise.all([sql`select 1`.execute(db), redis.ping()]);
    return worker.isRunning();
  };
}
