import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import type { Context } from '../platform/context.ts';

/** Makes the worker ask Stripe about a payment. If the queue is unavailable, the worker's sweeps ask later. */
export async function requestConfirmation(
  { enqueuer, log }: Pick<Context, 'enqueuer' | 'log'>,
  paymentIntentId: string,
  jobId = `confirm-${paymentIntentId}`,
): Promise<void> {
  await enqueuer
    .enqueue('payments', 'confirm', { paymentIntentId }, jobId)
    .catch(logUnqueued(log, { paymentIntentId }));
}
