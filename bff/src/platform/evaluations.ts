import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { evaluationSchema, type Evaluation, type EvaluationJob } from '@dryrun/contracts/evaluation';
import type { Context } from './context.ts';

/** Above the time that a job may wait, compile and run. */
const waitMs = 10_000;

export type EvaluationRequest = Omit<EvaluationJob, 'evaluationId' | 'requestedAt' | 'preempts'>;

/**
 * Lets a judge evaluate a program. While the judge is busy, asks again after each of `retryMs`, and then preempts analyses.
 * Returns `busy` if it stays busy or no judge responds. Rejects if Redis is unavailable.
 */
export async function requestEvaluation(
  context: Context,
  request: EvaluationRequest,
  signal: AbortSignal,
  retryMs: readonly number[] = context.evaluationRetryMs,
): Promise<Evaluation> {
  let evaluation = await requestOnce(context, { ...request, preempts: false }, signal);
  for (const ms of retryMs) {
    if (evaluation?.kind !== 'busy') break;
    await pause(ms, undefined, { signal });
    evaluation = await requestOnce(context, { ...request, preempts: true }, signal);
  }
  return evaluation ?? { kind: 'busy' };
}

/** Undefined if no judge responds. */
async function requestOnce(
  { completions, enqueuer, clock }: Context,
  request: EvaluationRequest & Pick<EvaluationJob, 'preempts'>,
  signal: AbortSignal,
): Promise<Evaluation | undefined> {
  const evaluationId = randomUUID();
  const wait = completions.wait(evaluationId, waitMs, signal);
  try {
    await wait.ready;
    const job = { ...request, evaluationId, requestedAt: clock().getTime() };
    await enqueuer.enqueue('judge', 'evaluate', job, `evaluate-${evaluationId}`);
    const result = await wait.done;
    return result === undefined ? undefined : evaluationSchema.parse(JSON.parse(result));
  } finally {
    wait.cancel();
  }
}
