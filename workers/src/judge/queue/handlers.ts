import { publishCompletion } from '@dryrun/runtime/completion-events';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import { jobIdOf, type Handlers } from '@dryrun/runtime/queues';
import { resolveBorderline } from '../grading/borderline.ts';
import { judgeError, type JudgedCheck } from '../grading/check.ts';
import { counterexampleAnalysis } from '../analysis/counterexample.ts';
import { complexityAnalysis } from '../analysis/measure.ts';
import { runAnalysis, type Analysis } from '../analysis/analysis.ts';
import type { JudgeContext } from '../judge-context.ts';
import { gradeRow } from '../grading/grade.ts';
import type { BackgroundKind } from './background-slots.ts';
import { runEvaluation } from './evaluations.ts';
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
  type RowKind,
} from './rows.ts';
import { claimRun, type ClaimedRun } from './runs.ts';
import { tracePhases } from '../grading/timings.ts';
import { enqueueWaiting, enqueueWaitingTrace } from './sweep.ts';
import { judgeTrace } from './traces.ts';
import { finishSubmission, needsCounterexample } from './submissions.ts';

/** Jobs are idempotent: a job does nothing if its row is finished or claimed by another job. */
export function createHandlers(context: JudgeContext): Handlers<'judge'> {
  const { db, idleGate, backgroundSlots } = context;
  /** Delays prewarming and cleanup until the verdict is written. */
  const withoutHousekeeping = async (work: () => Promise<void>): Promise<void> => {
    const endJob = idleGate.startJob();
    await work().finally(endJob);
  };
  /** Without a free slot, the end of another job or the sweep enqueues it again. */
  const runInBackground = async (kind: BackgroundKind, work: () => Promise<void>): Promise<void> => {
    const isDone = await backgroundSlots.tryRun(kind, work);
    const hasWaitingTrace = isDone && backgroundSlots.takeWaitingTrace();
    if (!hasWaitingTrace && !(isDone && kind === 'trace')) return;
    enqueueWaitingTrace(context).catch(logUnqueued(context.log, { kind: 'trace' }));
  };
  const analyze = (submissionId: string, analysis: Analysis): Promise<void> =>
    runInBackground('analysis', () => runAnalysis(context, submissionId, analysis));
  return {
    run: ({ runId }) =>
      withoutHousekeeping(async () => {
        const row = await claimRun(db, runId);
        if (row)
          await judgeRow(context, 'run', row, (check) => finishRow(db, 'run', row, toJsonColumn(check)));
      }),
    submit: ({ submissionId }) =>
      withoutHousekeeping(async () => {
        const row = await claimRow(db, 'submission', submissionId);
        if (!row) return;
        await judgeRow(context, 'submission', row, async (check) => {
          const isFinished = await finishSubmission(db, row, check);
          if (isFinished && needsCounterexample(check)) enqueueMinimize(context, submissionId);
          return isFinished;
        });
      }),
    minimize: ({ submissionId }) => analyze(submissionId, counterexampleAnalysis),
    measure: ({ submissionId }) => analyze(submissionId, complexityAnalysis),
    evaluate: (job) => withoutHousekeeping(() => runEvaluation(context, job)),
    trace: ({ traceId }) =>
      runInBackground('trace', () => withoutHousekeeping(() => judgeTrace(context, traceId))),
  };
}

/** Doesn't wait for Redis. If Redis is down, the sweep enqueues the job later. */
function enqueueMinimize({ enqueuer, log }: JudgeContext, submissionId: string): void {
  enqueuer
    .enqueue('judge', 'minimize', { submissionId }, jobIdOf('minimize', submissionId))
    .catch(logUnqueued(log, { submissionId }));
}

async function judgeRow(
  context: JudgeContext,
  kind: RowKind,
  row: ClaimedRow & Partial<Pick<ClaimedRun, 'cases'>>,
  finish: (check: JudgedCheck) => Promise<boolean>,
): Promise<void> {
  const { db, redis, prefix, toolchains, metrics } = context;
  const log = context.log.child({
    [kind === 'run' ? 'runId' : 'submissionId']: row.id,
    attempt: row.attempt,
  });
  /** Writes the result and notifies waiting clients. Does nothing if another judge has claimed the row. */
  const writeAndPublish = async (check: JudgedCheck): Promise<void> => {
    if (!(await retryWrite(() => finish(check)))) return;
    publishCompletion(redis, prefix, row.id, toJsonColumn(check)).catch((error: unknown) =>
      log.warn({ err: error }, 'could not publish the completion'),
    );
    enqueueWaiting(context, row.accountId).catch(logUnqueued(log));
  };
  if (row.attempt > maxAttempts) {
    // Earlier judges died without releasing this row. Don't let it crash another judge.
    await writeAndPublish(judgeError(row.attempt));
    return metrics.countVerdict(kind, row.lang, 'Judge Error');
  }
  const endLease = keepLease(db, kind, hasClaim(row), log);
  try {
    const { check: gradedCheck, timings: executionTimings } = await gradeRow(toolchains, row, row.cases);
    const check = kind === 'submission' ? await resolveBorderline(db, row, gradedCheck) : gradedCheck;
    const judgedAt = performance.now();
    await writeAndPublish(check);
    const timings = { queueMs: row.queuedMs, ...executionTimings, writeMs: performance.now() - judgedAt };
    metrics.countVerdict(kind, row.lang, check.statusMsg, timings);
    tracePhases(timings);
    log.info({ lang: row.lang, verdict: check.statusMsg, ...timings }, 'judged');
  } catch (error) {
    log.error({ err: error }, 'internal judge error');
    if (row.attempt < maxAttempts) {
      await releaseRow(db, kind, row);
      throw error;
    }
    await writeAndPublish(judgeError(row.attempt));
    metrics.countVerdict(kind, row.lang, 'Judge Error');
  } finally {
    endLease();
  }
}
