import { randomBytes } from 'node:crypto';
import type { Lang } from '@dryrun/contracts/language';
import { connect } from '@dryrun/migrations/database';
import { insertAccount, insertSubmission } from '@dryrun/migrations/rows/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { createLogger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis, type RedisClient } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { BackgroundSlots } from '../src/judge/queue/background-slots.ts';
import { createHandlers } from '../src/judge/queue/handlers.ts';
import { IdleGate } from '../src/judge/prewarm/idle-gate.ts';
import { createMetrics } from '../src/judge/metrics.ts';
import { sharedJudge, type TestJudge } from './judge.ts';

interface SubmissionInput {
  readonly accountId: string;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
  /** Request hash; random by default. */
  readonly hash?: Buffer;
}

export interface JudgeWithDatabase {
  readonly judge: TestJudge;
  readonly database: FreshDatabase;
  /** A connection with the judge's database role. */
  readonly judgeDb: ReturnType<typeof connect>;
  readonly redis: RedisClient;
  /** A test may replace toolchains with failing ones. */
  handlers(
    queue: { readonly prefix: string; readonly enqueuer: Enqueuer },
    toolchains?: TestJudge['toolchains'],
  ): ReturnType<typeof createHandlers>;
  createAccount(): Promise<string>;
  createSubmission(submission: SubmissionInput): Promise<string>;
  close(): Promise<void>;
}

const log = createLogger('judge', 'silent');

/** Call `close` in `afterAll`. */
export async function startJudgeWithDatabase(): Promise<JudgeWithDatabase> {
  const judge = await sharedJudge();
  const database = await freshDatabase();
  const judgeDb = connect(database.judgeUrl);
  const redis = connectRedis(testRedisUrl());
  return {
    judge,
    database,
    judgeDb,
    redis,
    handlers: ({ prefix, enqueuer }, toolchains = judge.toolchains) =>
      createHandlers({
        db: judgeDb,
        redis,
        prefix,
        enqueuer,
        toolchains,
        log,
        metrics: createMetrics(judge.sandbox.isolation, judge.toolchains),
        idleGate: new IdleGate(),
        backgroundSlots: new BackgroundSlots(1),
      }),
    async createAccount() {
      return (await insertAccount(database.db)).id;
    },
    createSubmission: ({ accountId, questionId, lang, typedCode, hash = randomBytes(32) }) =>
      insertSubmission(database.db, accountId, {
        question_id: questionId,
        lang,
        typed_code: typedCode,
        request_hash: hash,
        state: 'queued',
      }),
    async close() {
      await judgeDb.destroy();
      await database.drop();
      redis.disconnect();
    },
  };
}
