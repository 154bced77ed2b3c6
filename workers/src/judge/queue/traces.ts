import { findProblem } from '@dryrun/content/problems';
import { limits } from '@dryrun/contracts/limits';
import type { TraceResult } from '@dryrun/contracts/trace';
import type { Database } from '@dryrun/migrations/database';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { sql, type Kysely } from 'kysely';
import { createTest } from '../grading/grade.ts';
import type { JudgeContext } from '../judge-context.ts';
import { InternalJudgeError } from '../languages/toolchain.ts';
import { traceResultBytes } from '../limits.ts';
import { recordTrace } from '../trace/record-trace.ts';
import { retryWrite } from './retry-write.ts';
import {
  claimRow,
  finishRow,
  hasClaim,
  keepLease,
  maxAttempts,
  releaseRow,
  toJsonColumn,
  type ClaimedRow,
} from './rows.ts';

interface TraceColumns {
  /** A literal per argument. */
  readonly input: readonly string[];
  readonly fromStep: number | null;
}

/** Records a trace that is queued or whose judge is dead. Does nothing if there is nothing to claim. */
export async function judgeTrace(context: JudgeContext, traceId: string): Promise<void> {
  const { db, redis, prefix } = context;
  const columns = [sql`input`, sql`from_step as "fromStep"`];
  const row = await claimRow<TraceColumns>(db, 'trace', traceId, columns);
  if (!row) return;
  const log = context.log.child({ traceId, attempt: row.attempt });
  const finish = async (result: TraceResult): Promise<void> => {
    if (!(await retryWrite(() => finishRow(db, 'trace', row, toTraceColumn(result))))) return;
    publishCompletion(redis, prefix, traceId).catch((error: unknown) =>
      log.warn({ err: error }, 'could not publish the completion'),
    );
  };
  // Earlier judges died without releasing this row. Don't let it crash another judge.
  if (row.attempt > maxAttempts) return finish(failedTrace);
  const endLease = keepLease(db, 'trace', hasClaim(row), log);
  try {
    const result = await record(context, row);
    await finish(result);
    log.info({ lang: row.lang, queueMs: row.queuedMs, steps: result.totalSteps }, 'recorded');
  } catch (error) {
    log.error({ err: error }, 'internal judge error');
    if (row.attempt >= maxAttempts) return await finish(failedTrace);
    await releaseRow(db, 'trace', row);
    throw error;
  } finally {
    endLease();
  }
}

const failedTrace: TraceResult = {
  events: [],
  totalSteps: 0,
  unavailable: 'The judge could not record this program. Please try again.',
};

async function record({ toolchains }: JudgeContext, row: ClaimedRow & TraceColumns): Promise<TraceResult> {
  const problem = findProblem(row.questionId);
  if (!problem) throw new InternalJudgeError(`unknown problem ${row.questionId}`);
  const { signature, answer, limits: caseLimits } = problem;
  const program = { source: row.typedCode, signature, limits: caseLimits[row.lang] };
  const test = createTest(signature, row.input, answer);
  return recordTrace(toolchains[row.lang], program, test, row.fromStep ?? undefined);
}

/** A forged recording can be longer than the bytes that the judge read: JSON writes 1e20 with all its digits. */
function toTraceColumn(result: TraceResult): string {
  const json = toJsonColumn(result);
  if (Buffer.byteLength(json) <= traceResultBytes) return json;
  return toJsonColumn({ ...result, events: [], unavailable: 'The recording is too large to be shown.' });
}

/** The oldest queued trace; its job did nothing if no slot was free. */
export async function findWaitingTrace(
  db: Kysely<Database>,
): Promise<{ readonly id: string; readonly attempt: number } | undefined> {
  return db
    .selectFrom('trace')
    .select(['id', 'attempt'])
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteOldTraces(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from trace where created_at < now() - ${limits.traceRetentionDays} * interval '1 day'`.execute(db);
}
