import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import type { RedisClient } from '@dryrun/runtime/redis';
import type { Kysely } from 'kysely';
import type { Toolchains } from './grading/grade.ts';
import type { IdleGate } from './prewarm/idle-gate.ts';
import type { JudgeMetrics } from './metrics.ts';

/** What the handlers of the judge's jobs work with. */
export interface JudgeContext {
  readonly db: Kysely<Database>;
  readonly redis: RedisClient;
  readonly prefix: string;
  readonly enqueuer: Enqueuer;
  readonly toolchains: Toolchains;
  readonly metrics: JudgeMetrics;
  readonly lull: IdleGate;
  /** Follow-ups at once: one slot less than there are, so that a verdict need not even wait for one to give way. */
  readonly followUps: number;
  readonly log: Logger;
}
