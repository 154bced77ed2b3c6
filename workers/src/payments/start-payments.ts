import { loadCatalog } from '@dryrun/content/catalog';
import { connectStripe } from '@dryrun/payments/stripe';
import { readConfig } from '@dryrun/runtime/config';
import { repeat } from '@dryrun/runtime/repeat';
import type { Registry } from 'prom-client';
import { connectWorker, serveQueue } from '../worker.ts';
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

export async function startPayments(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const connections = connectWorker('payments', config);
  const { log, db, redis, prefix } = connections;
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
  const tasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce(context)),
    repeat(log, 'reconcile', hourMs, () => reconcile(context)),
    repeat(log, 'remind', hourMs, () => queueAccessReminders(context)),
  ];
  log.info('payments worker started');
  return serveQueue('payments', connections, {
    handlers: createHandlers(context),
    concurrency,
    registry,
    tasks,
  });
}
