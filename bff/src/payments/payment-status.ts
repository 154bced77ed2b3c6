import { limits } from '@dryrun/contracts/limits';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';

/**
 * What a waiting buyer is told. `processed` is the row that the worker wrote together with the enrolment. Each third
 * unanswered poll makes the worker ask the processor: its own message may be lost.
 */
export async function checkPayment(
  { db, enqueuer, log }: Context,
  user: Principal,
  paymentIntentId: string,
): Promise<{ processed: boolean; error?: string }> {
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'state', 'last_error', 'is_duplicate'])
    .where('intent_id', '=', paymentIntentId)
    .where('account_id', '=', user.id)
    .executeTakeFirst();
  if (!payment) throw new ApiError('payment_not_found');
  if (payment.is_duplicate)
    return { processed: false, error: 'You own this course already: this second payment goes back to you.' };
  if (payment.state === 'paid') return { processed: true };
  if (payment.state === 'refunded') return { processed: false, error: 'This payment was refunded.' };
  if (payment.state === 'canceled')
    return {
      processed: false,
      error: payment.last_error ?? 'This payment was cancelled. Nothing was charged.',
    };
  const { polls } = await db
    .updateTable('payment')
    .set((eb) => ({ polls: eb('polls', '+', 1) }))
    .where('id', '=', payment.id)
    .returning('polls')
    .executeTakeFirstOrThrow();
  if (polls % limits.paymentPollsBeforeAsking === 0) {
    await enqueuer
      .enqueue(
        'payments',
        'confirm',
        { paymentIntentId },
        `confirm-${paymentIntentId}-poll-${polls}-${Date.now()}`,
      )
      .catch((error: unknown) =>
        log.warn({ err: error, paymentIntentId }, 'could not enqueue; the sweep will'),
      );
  }
  return { processed: false, ...(payment.last_error !== null && { error: payment.last_error }) };
}
