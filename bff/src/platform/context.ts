import { loadCatalogue, type Catalogue } from '@dryrun/content/catalogue';
import { connect, type Database } from '@dryrun/migrations/database';
import { createCompletionListener, type CompletionListener } from '@dryrun/runtime/completion-events';
import { createLogger, type Logger } from '@dryrun/runtime/logger';
import { createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis, type RedisClient } from '@dryrun/runtime/redis';
import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import { createCaptcha } from '../captcha/create-captcha.ts';
import type { Config } from './config.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { connectStripe, type StripeAdapter } from './stripe.ts';

/** Everything outside that a handler may touch. Tests build one of their own. */
export interface Context {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly enqueuer: Enqueuer;
  readonly finished: CompletionListener;
  readonly rateLimits: RateLimits;
  /** The card processor; undefined while its keys are not set and checkout is closed. */
  readonly stripe: StripeAdapter | undefined;
  readonly captcha: Captcha;
  /** The courses that are offered. */
  readonly catalogue: Catalogue;
  /** The present moment; a test moves it. */
  readonly clock: () => Date;
  readonly log: Logger;
  /** Aborts when the process is told to stop: what is under way is finished, and nothing new should come. */
  readonly stopping: AbortSignal;
}

/** Opens the connections that the settings name. They connect in the background: readiness tells when they are there. */
export function createContext(config: Config): {
  context: Context;
  /** Says in `stopping` that the process was told to stop. */
  announceStop: () => void;
  close: () => Promise<void>;
} {
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
    finished: createCompletionListener(subscriber, config.REDIS_PREFIX),
    rateLimits: createRateLimits(redis, config.REDIS_PREFIX, config.RATE_LIMIT_SCALE),
    stripe: connectStripe(config),
    captcha: createCaptcha(config, redis),
    catalogue: loadCatalogue(config.COURSES_DIR),
    clock: () => new Date(),
    log: createLogger('bff', config.LOG_LEVEL),
    stopping: stopping.signal,
  };
  const close = async (): Promise<void> => {
    context.finished.close();
    await enqueuer.close();
    redis.disconnect();
    subscriber.disconnect();
    await db.destroy();
  };
  return { context, announceStop: () => stopping.abort(), close };
}
