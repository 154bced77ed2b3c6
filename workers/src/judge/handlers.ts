import type { Database } from '@dryrun/migrations/database';
import { announceFinished } from '@dryrun/runtime/finished';
import type { Logger } from '@dryrun/runtime/logger';
import type { Handlers } from '@dryrun/runtime/queues';
import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import { judgeError, type JudgedCheck } from './check.ts';
import { judge, type Toolchains } from './judging.ts';
import type { JudgeMetrics } from './metrics.ts';
import { persist } from './persist.ts';
import { releaseRow, renewalMs, renewLease, type ClaimedRow, type RowKind } from './rows.ts';
import { claimRun, finishRun, type ClaimedRun } from './runs.ts';
import { claimSubmission, finishSubmission } from './submissions.ts';

/** A row that the judge failed on this often is finished as Judge Error. */
const attempts = 3;

export interface JudgeContext {
  readonly db: Kysely<Database>;
  readonly redis: Redis;
  readonly prefix: string;
  readonly toolchains: Toolchains;
  readonly metrics: JudgeMetrics;
  readonly log: Logger;
}

/** From job to verdict. A job for a row that is judged, or being judged, does nothing. */
export function createHandlers(context: JudgeContext): Handlers<'judge'> {
  const { db } = context;
  return {
    async run({ runId }) {
      const row = await claimRun(db, runId);
      if (row) await judgeRow(context, 'run', row, (check) => finishRun(db, row, check));
    },
    async submit({ submissionId }) {
      const row = await claimSubmission(db, submissionId);
      if (row) await judgeRow(context, 'submission', row, (check) => finishSubmission(db, row, check));
    },
  };
}

async function judgeRow(
  context: JudgeContext,
  kind: RowKind,
  row: ClaimedRow & Partial<Pick<ClaimedRun, 'cases'>>,
  finish: (check: JudgedCheck) => Promise<void>,
): Promise<void> {
  const { db, redis, prefix, toolchains, metrics } = context;
  const announce = (): void => {
    announceFinished(redis, prefix, row.id).catch((error: unknown) =>
      log.warn({ err: error }, 'not announced'),
    );
  };
  const log = context.log.child({
    [kind === 'run' ? 'runId' : 'submissionId']: row.id,
    attempt: row.attempt,
  });
  if (row.attempt > attempts) {
    // Earlier judges died over it without a word; the next one must not.
    await persist(() => finish(judgeError(row.attempt)));
    metrics.count(kind, row.lang, 'Judge Error');
    return announce();
  }
  const renewal = setInterval(() => {
    renewLease(db, kind, row).catch((error: unknown) =>
      log.warn({ err: error }, 'could not renew the lease'),
    );
  }, renewalMs);
  try {
    const { check, compileMs, runMs } = await judge(toolchains, row, row.cases);
    const judged = performance.now();
    await persist(() => finish(check));
    const times = { queueMs: row.queuedMs, compileMs, runMs, writeMs: performance.now() - judged };
    metrics.count(kind, row.lang, check.statusMsg, times);
    log.info({ lang: row.lang, verdict: check.statusMsg, ...times }, 'judged');
  } catch (error) {
    log.error({ err: error }, 'the judge failed');
    if (row.attempt < attempts) {
      await releaseRow(db, kind, row);
      throw error;
    }
    await persist(() => finish(judgeError(row.attempt)));
    metrics.count(kind, row.lang, 'Judge Error');
  } finally {
    clearInterval(renewal);
  }
  announce();
}
