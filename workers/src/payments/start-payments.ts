import { loadCatalogue } from '@dryrun/content/catalogue';
import { connect } from '@dryrun/migrations/database';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger, type Logger } from '@dryrun/runtime/logger';
import { work } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { environment } from './config.ts';
import type { PaymentsContext } from './context.ts';
import { createHandlers } from './handlers.ts';
import { reconcile } from './reconcile.ts';
import { remindOfEnds } from './reminders.ts';
import { connectStripe } from './stripe.ts';
import { sweepOnce } from './sweep.ts';

const concurrency = 4;
const sweepMs = 5000;
const hourMs = 3600 * 1000;

/** The payments worker as a process: takes jobs, sweeps, reconciles and reminds until it is told to stop. */
export async function startPayments(): Promise<void> {
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
    stripe: connectStripe(config),
    courses: loadCatalogue(config.COURSES_DIR).courses,
    clock: () => new Date(),
    log,
  };
  if (!context.stripe) log.warn('no keys for a card processor: checkout is closed');
  const worker = work('payments', createHandlers(context), { connection: redis, prefix, concurrency, log });
  const regular = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce(context)),
    repeat(log, 'reconcile', hourMs, () => reconcile(context)),
    repeat(log, 'remind', hourMs, () => remindOfEnds(context)),
  ];
  log.info('taking payments');

  stopOnSignal(log, async () => {
    await Promise.all(regular.map((task) => task.stop()));
    await worker.close();
    await db.destroy();
    redis.disconnect();
  });
}

/** Does something now and then every `everyMs`, never twice at once; a failure is told and the next time follows. */
function repeat(
  log: Logger,
  task: string,
  everyMs: number,
  act: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const start = (): void => {
    running ??= act()
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error, task }, 'a regular task failed'),
      )
      .finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
