import { randomUUID } from 'node:crypto';
import { evaluationSchema, type Evaluation, type EvaluationJob } from '@dryrun/contracts/evaluation';
import type { Context } from './context.ts';

/** Above the time that a job may wait, compile and run. */
const waitMs = 10_000;

export type EvaluationRequest = Omit<EvaluationJob, 'evaluationId' | 'requestedAt'>;

/** Lets a judge evaluate a program. Returns `busy` if no judge responds. Rejects if Redis is unavailable. */
export async function requestEvaluation(
  { completions, enqueuer, clock }: Pick<Context, 'completions' | 'enqueuer' | 'clock'>,
  request: EvaluationRequest,
  signal: AbortSignal,
): Promise<Evaluation> {
  const evaluationId = randomUUID();
  const wait = completions.wait(evaluationId, waitMs, signal);
  try {
    await wait.ready;
    const job = { ...request, evaluationId, requestedAt: clock().getTime() };
    await enqueuer.enqueue('judge', 'evaluate', job, `evaluate-${evaluationId}`);
    const result = await wait.done;
    return result === undefined ? { kind: 'busy' } : evaluationSchema.parse(JSON.parse(result));
  } finally {
    wait.cancel();
  }
}
