import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { countForegroundJobs } from '@dryrun/runtime/queues';
import type { JudgeContext } from '../judge-context.ts';
import { retryWrite } from '../queue/retry-write.ts';
import { keepLease } from '../queue/rows.ts';
import { InternalJudgeError, type Program } from '../languages/toolchain.ts';
import { createCaseRunner, type CaseRunner } from './case-runner.ts';
import {
  claimAnalysis,
  finishAnalysis,
  hasClaim,
  pauseAnalysis,
  type AnalysisKind,
  type ClaimedAnalysis,
} from './rows.ts';

/** After this many failed attempts, the analysis finishes with its last progress. */
const maxAttempts = 3;
const preemptionCheckMs = 25;

export interface Analysis {
  readonly kind: AnalysisKind;
  /** Total working time, without pauses. */
  readonly budgetMs: number;
  /** Continues from `row.progress`. Returns the result so far once `isOver()` is true. */
  readonly work: (
    problem: LoadedProblem,
    runner: CaseRunner,
    task: AnalysisTask,
  ) => Promise<object | undefined>;
}

export interface AnalysisTask {
  readonly row: ClaimedAnalysis;
  readonly program: Program;
  readonly isOver: () => boolean;
}

/**
 * Runs an analysis until a run, submission, trace or preempting evaluation waits. The sweep then enqueues the rest of its
 * work again.
 */
export async function runAnalysis(
  context: JudgeContext,
  submissionId: string,
  { kind, budgetMs, work }: Analysis,
): Promise<void> {
  const { db, redis, prefix, toolchains } = context;
  if ((await countForegroundJobs(context.enqueuer)) > 0) return; // the sweep enqueues it again
  const row = await claimAnalysis(db, submissionId, kind);
  if (!row) return;
  const log = context.log.child({ submissionId, analysis: kind, attempt: row.attempt });
  const startedAt = performance.now();
  const spentMs = (): number => row.spentMs + performance.now() - startedAt;
  let runner: CaseRunner | undefined;
  let isPreempted = false;
  const checkPreemption = async (): Promise<void> => {
    if (isPreempted) return;
    const { shouldPreempt } = context.backgroundSlots;
    if (!shouldPreempt && (await countForegroundJobs(context.enqueuer)) === 0) return;
    isPreempted = true;
    await runner?.close();
  };
  const preemption = setInterval(() => {
    checkPreemption().catch(() => undefined); // Redis is down, so no job is waiting
  }, preemptionCheckMs);
  const endLease = keepLease(db, 'follow_up', hasClaim(row), log);
  let result = row.progress as object | undefined;
  try {
    const problem = findProblem(row.questionId);
    if (row.attempt <= maxAttempts && problem) {
      const program = {
        source: row.typedCode,
        signature: problem.signature,
        limits: problem.limits[row.lang],
      };
      const prepared = await toolchains[row.lang].prepare(program);
      if (prepared.kind === 'prepared') {
        runner = createCaseRunner(prepared, program);
        const isOver = (): boolean => isPreempted || spentMs() > budgetMs;
        try {
          result = (await work(problem, runner, { row, program, isOver })) ?? result;
        } finally {
          await runner.close();
          void prepared.close();
        }
      }
    }
  } catch (error) {
    if (!(error instanceof InternalJudgeError) || !isPreempted) {
      log.error({ err: error }, 'the analysis failed');
      throw error; // the lease expires and the sweep enqueues it again
    }
  } finally {
    clearInterval(preemption);
    endLease();
  }
  if (isPreempted) {
    await retryWrite(() => pauseAnalysis(db, row, result, spentMs()));
    log.info('paused the analysis: a program is waiting');
    return;
  }
  await retryWrite(() => finishAnalysis(db, row, result));
  log.info({ tookMs: spentMs() }, 'finished the analysis');
  publishCompletion(redis, prefix, `${kind}-${submissionId}`).catch((error: unknown) =>
    log.warn({ err: error }, 'could not publish the completion'),
  );
}
