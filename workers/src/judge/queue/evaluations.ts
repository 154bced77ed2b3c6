import { findProblem } from '@dryrun/content/problems';
import { evaluationLimits, type Evaluation, type EvaluationJob } from '@dryrun/contracts/evaluation';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { countForegroundJobs } from '@dryrun/runtime/queues';
import { evaluate } from '../evaluation/evaluate.ts';
import type { JudgeContext } from '../judge-context.ts';

/**
 * Evaluates a program and sends the result to the waiting request. Answers `busy` while a run, submission or trace waits,
 * if no background slot is free and if the job is old: an evaluation is dropped rather than queued.
 */
export async function runEvaluation(context: JudgeContext, job: EvaluationJob): Promise<void> {
  const { redis, prefix, backgroundSlots } = context;
  const log = context.log.child({ evaluationId: job.evaluationId });
  let evaluation: Evaluation = { kind: 'busy' };
  const isOld = Date.now() - job.requestedAt > evaluationLimits.maxAgeMs;
  if (!isOld && (await countForegroundJobs(context.enqueuer)) === 0) {
    const work = async (): Promise<void> => {
      evaluation = await evaluateJob(context, job).catch((error: unknown): Evaluation => {
        log.error({ err: error }, 'internal judge error');
        return { kind: 'busy' };
      });
    };
    await backgroundSlots.tryRun('evaluation', work, { preempts: job.preempts });
  }
  const result = JSON.stringify(evaluation satisfies Evaluation);
  await publishCompletion(redis, prefix, job.evaluationId, result).catch((error: unknown) =>
    log.warn({ err: error }, 'could not publish the evaluation'),
  );
  log.info({ lang: job.lang, outcome: evaluation.kind }, 'evaluated');
}

async function evaluateJob({ toolchains }: JudgeContext, job: EvaluationJob): Promise<Evaluation> {
  const problem = findProblem(job.questionId);
  if (!problem) return { kind: 'busy' }; // from a newer version of the server
  const program = { source: job.source, signature: problem.signature, limits: problem.limits[job.lang] };
  return evaluate(toolchains[job.lang], program, job.inputs, { repeats: job.repeats });
}
