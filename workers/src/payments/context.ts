import type { Course } from '@dryrun/contracts/courses';
import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { RedisClient } from '@dryrun/runtime/redis';
import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { Config } from './config.ts';

/** What the worker asks of the card processor. */
export type StripeAdapter = Pick<Stripe, 'paymentIntents' | 'refunds' | 'disputes' | 'events'>;

/** Everything outside that a job of payments may touch. */
export interface PaymentsContext {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly prefix: string;
  /** Undefined while checkout is closed. */
  readonly stripe: StripeAdapter | undefined;
  /** The courses that are offered. */
  readonly courses: readonly Course[];
  readonly clock: () => Date;
  readonly log: Logger;
  /** Counts what became of a payment. */
  readonly count?: (outcome: string) => void;
}
