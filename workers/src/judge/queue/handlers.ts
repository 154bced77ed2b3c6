import { publishCompletion } from '@dryrun/runtime/completion-events';
import type { Handlers } from '@dryrun/runtime/queues';
import { settleBorderline } from '../grading/borderline.ts';
import { judgeError, type JudgedCheck } from '../grading/check.ts';
import { complexity } from '../analysis/complexity.ts';
import { counterexample } from '../analysis/counterexample.ts';
import { followUp, type FollowUpWork } from '../analysis/analysis.ts';
import type { JudgeContext } from '../judge-context.ts';
import { judge } from '../grading/grade.ts';
import { retryWrite } from './retry-write.ts';
import { releaseRow, renewalMs, renewLease, toJsonColumn, type ClaimedRow, type RowKind } from './rows.ts';
import { claimRun, finishRun, type ClaimedRun } from './runs.ts';
import { traceStages } from '../grading/timings.ts';
import { enqueueWaiting } from './sweep.ts';
import { claimSubmission, finishSubmission, hasCounterexample } from './submissions.ts';

/** A row that the judge failed on this often is finished as Judge Error. */
const attempts = 3;

/** From job to verdict. A job for a row that is judged, or being judged, does nothing. */
export function createHandlers(context: JudgeContext): Handlers<'judge'> {
  const { db, lull } = context;
  /** Cleaning up and making ready wait until the verdict is out. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    const leave = lull.enter();
    await work().finally(leave);
  };
  let followUps = 0;
  const afterwards = async (submissionId: string, work: FollowUpWork): Promise<void> => {
    if (followUps >= context.followUps) return; // the sweep brings it back
    followUps += 1;
    await followUp(context, submissionId, work).finally(() => (followUps -= 1));
  };
  return {
    run: ({ runId }) =>
      alone(async () => {
        const row = await claimRun(db, runId);
        if (row) await judgeRow(context, 'run', row, (check) => finishRun(db, row, check));
      }),
    submit: ({ submissionId }) =>
      alone(async () => {
        const row = await claimSubmission(db, submissionId);
        if (!row) return;
        await judgeRow(context, 'submission', row, async (check) => {
          const wasOurs = await finishSubmission(db, row, check);
          if (wasOurs && hasCounterexample(check)) nudgeShrink(context, submissionId);
          return wasOurs;
        });
      }),
    minimize: ({ submissionId }) => afterwards(submissionId, counterexample),
    measure: ({ submissionId }) => afterwards(submissionId, complexity),
  };
}

/** The row is there, so nobody waits for the queue: while Redis is away the sweep finds it. */
function nudgeShrink({ enqueuer, log }: JudgeContext, submissionId: string): void {
  enqueuer
    .enqueue('judge', 'minimize', { submissionId }, `minimize-${submissionId}-0`)
    .catch((error: unknown) => {
      log.warn({ err: error, submissionId }, 'could not enqueue; the sweep will');
    });
}

async function judgeRow(
  context: JudgeContext,
  kind: RowKind,
  row: ClaimedRow & Partial<Pick<ClaimedRun, 'cases'>>,
  finish: (check: JudgedCheck) => Promise<boolean>,
): Promise<void> {
  const { db, redis, prefix, toolchains, metrics } = context;
  /** Writes a check and tells who waits; nothing when the row is no longer ours. */
  const conclude = async (check: JudgedCheck): Promise<void> => {
    if (!(await retryWrite(() => finish(check)))) return;
    publishCompletion(redis, prefix, row.id, toJsonColumn(check)).catch((error: unknown) =>
      log.warn({ err: error }, 'not announced'),
    );
    enqueueWaiting(context, row.accountId).catch((error: unknown) =>
      log.warn({ err: error }, 'the next row waits for the sweep'),
    );
  };
  const log = context.log.child({
    [kind === 'run' ? 'runId' : 'submissionId']: row.id,
    attempt: row.attempt,
  });
  if (row.attempt > attempts) {
    // Earlier judges died over it without a word; the next one must not.
    await conclude(judgeError(row.attempt));
    return metrics.count(kind, row.lang, 'Judge Error');
  }
  const renewal = setInterval(() => {
    renewLease(db, kind, row).catch((error: unknown) =>
      log.warn({ err: error }, 'could not renew the lease'),
    );
  }, renewalMs);
  try {
    const { check: measured, times: spent } = await judge(toolchains, row, row.cases);
    const check = kind === 'submission' ? await settleBorderline(db, row, measured) : measured;
    const judged = performance.now();
    await conclude(check);
    const times = { queueMs: row.queuedMs, ...spent, writeMs: performance.now() - judged };
    metrics.count(kind, row.lang, check.statusMsg, times);
    traceStages(times);
    log.info({ lang: row.lang, verdict: check.statusMsg, ...times }, 'judged');
  } catch (error) {
    log.error({ err: error }, 'the judge failed');
    if (row.attempt < attempts) {
      await releaseRow(db, kind, row);
      throw error;
    }
    await conclude(judgeError(row.attempt));
    metrics.count(kind, row.lang, 'Judge Error');
  } finally {
    clearInterval(renewal);
  }
}
