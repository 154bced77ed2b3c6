import { publishCompletion } from '@dryrun/runtime/completion-events';
import type { Handlers } from '@dryrun/runtime/queues';
import { settleBorderline } from '../grading/borderline.ts';
import { judgeError, type JudgedCheck } from '../grading/check.ts';
import { counterexampleAnalysis } from '../analysis/counterexample.ts';
import { complexityAnalysis } from '../analysis/measure.ts';
import { runAnalysis, type Analysis } from '../analysis/analysis.ts';
import type { JudgeContext } from '../judge-context.ts';
import { gradeRow } from '../grading/grade.ts';
import { retryWrite } from './retry-write.ts';
import { releaseRow, renewalMs, renewLease, toJsonColumn, type ClaimedRow, type RowKind } from './rows.ts';
import { claimRun, finishRun, type ClaimedRun } from './runs.ts';
import { tracePhases } from '../grading/timings.ts';
import { enqueueWaiting } from './sweep.ts';
import { claimSubmission, finishSubmission, needsCounterexample } from './submissions.ts';

/** A row on which the judge failed this often is finished as Judge Error. */
const maxAttempts = 3;

/** Creates the job handlers. A job is idempotent: it does nothing if its row is finished or claimed by another job. */
export function createHandlers(context: JudgeContext): Handlers<'judge'> {
  const { db, idleGate, maxAnalyses } = context;
  /** Delays prewarming and cleanup until the verdict is written. */
  const withoutHousekeeping = async (work: () => Promise<void>): Promise<void> => {
    const endJob = idleGate.startJob();
    await work().finally(endJob);
  };
  let runningAnalyses = 0;
  const analyze = async (submissionId: string, analysis: Analysis): Promise<void> => {
    if (runningAnalyses >= maxAnalyses) return; // the sweep enqueues it again
    runningAnalyses += 1;
    await runAnalysis(context, submissionId, analysis).finally(() => (runningAnalyses -= 1));
  };
  return {
    run: ({ runId }) =>
      withoutHousekeeping(async () => {
        const row = await claimRun(db, runId);
        if (row) await judgeRow(context, 'run', row, (check) => finishRun(db, row, check));
      }),
    submit: ({ submissionId }) =>
      withoutHousekeeping(async () => {
        const row = await claimSubmission(db, submissionId);
        if (!row) return;
        await judgeRow(context, 'submission', row, async (check) => {
          const isFinished = await finishSubmission(db, row, check);
          if (isFinished && needsCounterexample(check)) enqueueMinimize(context, submissionId);
          return isFinished;
        });
      }),
    minimize: ({ submissionId }) => analyze(submissionId, counterexampleAnalysis),
    measure: ({ submissionId }) => analyze(submissionId, complexityAnalysis),
  };
}

/** Enqueues without waiting for Redis: if it is down, the sweep enqueues the job later. */
function enqueueMinimize({ enqueuer, log }: JudgeContext, submissionId: string): void {
  enqueuer
    .enqueue('judge', 'minimize', { submissionId }, `minimize-${submissionId}-0`)
    .catch((error: unknown) => {
      log.warn({ err: error, submissionId }, 'could not enqueue the job; the sweep will retry');
    });
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
  /** Writes the result and notifies waiting clients, unless another judge has claimed the row meanwhile. */
  const conclude = async (check: JudgedCheck): Promise<void> => {
    if (!(await retryWrite(() => finish(check)))) return;
    publishCompletion(redis, prefix, row.id, toJsonColumn(check)).catch((error: unknown) =>
      log.warn({ err: error }, 'could not publish the completion'),
    );
    enqueueWaiting(context, row.accountId).catch((error: unknown) =>
      log.warn({ err: error }, "could not enqueue the learner's next row; the sweep will retry"),
    );
  };
  if (row.attempt > maxAttempts) {
    // Earlier judges died on this row without releasing it. Don't let it kill another one.
    await conclude(judgeError(row.attempt));
    return metrics.countVerdict(kind, row.lang, 'Judge Error');
  }
  const renewal = setInterval(() => {
    renewLease(db, kind, row).catch((error: unknown) =>
      log.warn({ err: error }, 'could not renew the lease'),
    );
  }, renewalMs);
  try {
    const { check: graded, timings: executed } = await gradeRow(toolchains, row, row.cases);
    const check = kind === 'submission' ? await settleBorderline(db, row, graded) : graded;
    const judged = performance.now();
    await conclude(check);
    const timings = { queueMs: row.queuedMs, ...executed, writeMs: performance.now() - judged };
    metrics.countVerdict(kind, row.lang, check.statusMsg, timings);
    tracePhases(timings);
    log.info({ lang: row.lang, verdict: check.statusMsg, ...timings }, 'judged');
  } catch (error) {
    log.error({ err: error }, 'internal judge error');
    if (row.attempt < maxAttempts) {
      await releaseRow(db, kind, row);
      throw error;
    }
    await conclude(judgeError(row.attempt));
    metrics.countVerdict(kind, row.lang, 'Judge Error');
  } finally {
    clearInterval(renewal);
  }
}
