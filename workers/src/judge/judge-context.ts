import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import type { RedisClient } from '@dryrun/runtime/redis';
import type { Kysely } from 'kysely';
import type { Toolchains } from './languages/toolchain.ts';
import type { IdleGate } from './prewarm/idle-gate.ts';
import type { BackgroundSlots } from './queue/background-slots.ts';
import type { JudgeMetrics } from './metrics.ts';

export interface JudgeContext {
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly prefix: string;
  readonly enqueuer: Enqueuer;
  readonly toolchains: Toolchains;
  readonly metrics: JudgeMetrics;
  readonly idleGate: IdleGate;
  readonly backgroundSlots: BackgroundSlots;
  readonly log: Logger;
}
