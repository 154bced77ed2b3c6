import { loadCatalog, type Catalog } from '@dryrun/content/catalog';
import { evaluationRetryMs } from '@dryrun/contracts/evaluation-retry';
import { configureSite } from '@dryrun/contracts/site';
import { connect, type Database } from '@dryrun/migrations/database';
import { connectStripe, type StripeAdapter } from '@dryrun/payments/stripe';
import { createCompletionSubscriber, type CompletionSubscriber } from '@dryrun/runtime/completion-events';
import { createLogger, type Logger } from '@dryrun/runtime/logger';
import { createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis, type RedisClient } from '@dryrun/runtime/redis';
import { siteOf } from '@dryrun/runtime/site-settings';
import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import { createCaptcha } from '../captcha/create-captcha.ts';
import type { Config } from './config.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** Short, because a buyer waits for the response. */
const stripeTimeoutMs = 8000;

export interface Context {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly enqueuer: Enqueuer;
  readonly completions: CompletionSubscriber;
  /** Pauses before the next requests of an evaluation that a busy judge dropped. */
  readonly evaluationRetryMs: readonly number[];
  readonly rateLimits: RateLimits;
  /** Undefined without Stripe keys; checkout is then closed. */
  readonly stripe: StripeAdapter | undefined;
  readonly captcha: Captcha;
  readonly catalog: Catalog;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Aborts when the process receives a stop signal. Running requests finish. */
  readonly stopping: AbortSignal;
}

/** The connections open in the background. /readyz reports when they are up. */
export function createContext(config: Config): {
  context: Context;
  /** Aborts `stopping`. */
  signalStop: () => void;
  close: () => Promise<void>;
} {
  configureSite(siteOf(config));
  const stopping = new AbortController();
  const db = connect(config.DATABASE_URL.reveal());
  const redis = connectRedis(config.REDIS_URL.reveal(), { failFast: true });
  const subscriber = connectRedis(config.REDIS_URL.reveal(), { failFast: true });
  const enqueuer = createEnqueuer(redis, config.REDIS_PREFIX);
  const context: Context = {
    config,
    db,
    redis,
    enqueuer,
    completions: createCompletionSubscriber(subscriber, config.REDIS_PREFIX),
    evaluationRetryMs,
    rateLimits: createRateLimits(redis, config.REDIS_PREFIX, config.RATE_LIMIT_SCALE),
    stripe: connectStripe(config, stripeTimeoutMs),
    captcha: createCaptcha(config, redis),
    catalog: loadCatalog(config.COURSES_DIR),
    clock: () => new Date(),
    log: createLogger('bff', config.LOG_LEVEL),
    stopping: stopping.signal,
  };
  const close = async (): Promise<void> => {
    context.completions.close();
    await enqueuer.close();
    redis.disconnect();
    subscriber.disconnect();
    await db.destroy();
  };
  return { context, signalStop: () => stopping.abort(), close };
}
