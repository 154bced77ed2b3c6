import type { Evaluation, EvaluationJob } from '@dryrun/contracts/evaluation';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import type { Harness } from './harness.ts';
import { waitUntil } from './wait-until.ts';

/** Answers the next evaluation in place of a judge, and returns its job. */
export async function answerEvaluation({ context }: Harness, evaluation: Evaluation): Promise<EvaluationJob> {
  const { judge } = context.enqueuer.queues;
  const findJob = async () => (await judge.getJobs(['prioritized'])).find(({ name }) => name === 'evaluate');
  await waitUntil(async () => (await findJob()) !== undefined);
  const job = await findJob();
  if (!job) throw new Error('there is no evaluation');
  await job.remove();
  const data = job.data as EvaluationJob;
  await publishCompletion(
    context.redis,
    context.config.REDIS_PREFIX,
    data.evaluationId,
    JSON.stringify(evaluation),
  );
  return data;
}
