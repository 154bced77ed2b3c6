import { loadCatalog } from '@dryrun/content/catalog';
import { connect } from '@dryrun/migrations/database';
import { connectStripe } from '@dryrun/payments/stripe';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import { createJobMetrics } from '@dryrun/runtime/job-metrics';
import { consumeQueue } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { repeat } from '@dryrun/runtime/repeat';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { environment } from './config.ts';
import type { PaymentsContext } from './context.ts';
import { createHandlers } from './handlers.ts';
import { createPaymentCounter } from './metrics.ts';
import { reconcile } from './reconcile.ts';
import { queueAccessReminders } from './reminders.ts';
import { sweepOnce } from './sweep.ts';

const concurrency = 4;
const stripeTimeoutMs = 20_000;
const sweepMs = 5000;
const hourMs = 3600 * 1000;

/** Starts the worker. Returns its readiness check. */
export async function startPayments(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const log = createLogger('payments', config.LOG_LEVEL);
  const db = connect(config.DATABASE_URL.reveal());
  const redis = connectRedis(config.REDIS_URL.reveal());
  const prefix = config.REDIS_PREFIX;
  const context: PaymentsContext = {
    config,
    db,
    redis,
    prefix,
    stripe: connectStripe(config, stripeTimeoutMs),
    courses: loadCatalog(config.COURSES_DIR).courses,
    clock: () => new Date(),
    log,
    count: createPaymentCounter(registry),
  };
  if (!context.stripe) log.warn('checkout is disabled: no Stripe keys are configured');
  const measure = createJobMetrics(registry);
  const options = { connection: redis, prefix, concurrency, log, measure };
  const worker = consumeQueue('payments', createHandlers(context), options);
  const periodicTasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce(context)),
    repeat(log, 'reconcile', hourMs, () => reconcile(context)),
    repeat(log, 'remind', hourMs, () => queueAccessReminders(context)),
  ];
  log.info('payments worker started');

  stopOnSignal(log, async () => {
    await Promise.all(periodicTasks.map((task) => task.stop()));
    await worker.close();
    await db.destroy();
    redis.disconnect();
  });
  return async () => {
    await Promise.all([sql`select 1`.execute(db), redis.ping()]);
    return worker.isRunning();
  };
}
