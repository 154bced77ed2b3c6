import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { countUrgent } from '@dryrun/runtime/queues';
import type { JudgeContext } from '../judge-context.ts';
import { retryWrite } from '../queue/retry-write.ts';
import { renewalMs } from '../queue/rows.ts';
import { JudgeFault, type Program } from '../languages/toolchain.ts';
import { createCaseRunner, type CaseRunner } from './case-runner.ts';
import {
  claimFollowUp,
  finishFollowUp,
  pauseFollowUp,
  renewFollowUp,
  type ClaimedFollowUp,
  type FollowUpKind,
} from './rows.ts';

/** A follow-up on which judges failed this often ends with what there is. */
const attempts = 3;
/** How often a follow-up looks whether somebody waits for a verdict. */
const lookMs = 25;

/** What a kind of follow-up does: it goes on from `row.progress` and answers what it has when `isOver` says so. */
export interface FollowUpWork {
  readonly kind: FollowUpKind;
  /** All its working time; giving way does not count. */
  readonly budgetMs: number;
  readonly work: (problem: LoadedProblem, runner: CaseRunner, stage: Stage) => Promise<object | undefined>;
}

export interface Stage {
  readonly row: ClaimedFollowUp;
  readonly program: Program;
  readonly isOver: () => boolean;
}

/**
 * Does a follow-up in the judge's spare time. As soon as a run or a submission waits, it stops at once, keeps what it has in
 * its row and is brought back by the sweep.
 */
export async function followUp(
  context: JudgeContext,
  submissionId: string,
  { kind, budgetMs, work }: FollowUpWork,
): Promise<void> {
  const { db, redis, prefix, toolchains } = context;
  if ((await countUrgent(context.enqueuer)) > 0) return; // the sweep brings it back
  const row = await claimFollowUp(db, submissionId, kind);
  if (!row) return;
  const log = context.log.child({ submissionId, followUp: kind, attempt: row.attempt });
  const began = performance.now();
  const spentMs = (): number => row.spentMs + performance.now() - began;
  let runner: CaseRunner | undefined;
  let givesWay = false;
  const look = async (): Promise<void> => {
    if (givesWay || (await countUrgent(context.enqueuer)) === 0) return;
    givesWay = true;
    await runner?.close();
  };
  const watch = setInterval(() => {
    look().catch(() => undefined); // Redis is away: nobody can be seen waiting
  }, lookMs);
  const renewal = setInterval(() => {
    renewFollowUp(db, row).catch((error: unknown) => log.warn({ err: error }, 'could not renew the lease'));
  }, renewalMs);
  let result = row.progress as object | undefined;
  try {
    const problem = findProblem(row.questionId);
    if (row.attempt <= attempts && problem) {
      const program = {
        source: row.typedCode,
        signature: problem.signature,
        limits: problem.limits[row.lang],
      };
      const prepared = await toolchains[row.lang].prepare(program);
      if (prepared.kind === 'prepared') {
        runner = createCaseRunner(prepared, program);
        const isOver = (): boolean => givesWay || spentMs() > budgetMs;
        try {
          result = (await work(problem, runner, { row, program, isOver })) ?? result;
        } finally {
          await runner.close();
          void prepared.close();
        }
      }
    }
  } catch (error) {
    if (!(error instanceof JudgeFault) || !givesWay) {
      log.error({ err: error }, 'a follow-up failed');
      throw error; // its lease runs out and the sweep brings it back
    }
  } finally {
    clearInterval(watch);
    clearInterval(renewal);
  }
  if (givesWay) {
    await retryWrite(() => pauseFollowUp(db, row, result, spentMs()));
    log.info('gave way to a verdict');
    return;
  }
  await retryWrite(() => finishFollowUp(db, row, result));
  log.info({ tookMs: spentMs() }, 'followed up');
  publishCompletion(redis, prefix, `${kind}-${submissionId}`).catch((error: unknown) =>
    log.warn({ err: error }, 'not announced'),
  );
}
