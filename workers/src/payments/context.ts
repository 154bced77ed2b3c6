import type { Course } from '@dryrun/contracts/courses';
import type { Database } from '@dryrun/migrations/database';
import type { StripeAdapter } from '@dryrun/payments/stripe';
import type { Logger } from '@dryrun/runtime/logger';
import type { RedisClient } from '@dryrun/runtime/redis';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';

export interface PaymentsContext {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly prefix: string;
  /** Undefined if no Stripe keys are configured. */
  readonly stripe: StripeAdapter | undefined;
  readonly courses: readonly Course[];
  readonly clock: () => Date;
  readonly log: Logger;
  readonly count?: (outcome: string) => void;
}
