import type { Output } from '@dryrun/contracts/endpoint';
import { limits } from '@dryrun/contracts/limits';
import type { getPaymentStatus } from '@dryrun/contracts/payments';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';

/** However many tabs wait, or whoever polls in a hurry: the processor is asked once in this time. */
const askingMs = 1000;

/**
 * What a waiting buyer is told. `processed` is the row that the worker wrote together with the enrolment. Each third
 * unanswered poll makes the worker ask the processor: its own message may be lost.
 */
export async function checkPayment(
  { db, clock, enqueuer, log, catalogue }: Context,
  user: Principal,
  paymentIntentId: string,
): Promise<Output<typeof getPaymentStatus>> {
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'state', 'last_error', 'is_duplicate', 'course_ids', 'is_extension'])
    .where('intent_id', '=', paymentIntentId)
    .where('account_id', '=', user.id)
    .executeTakeFirst();
  if (!payment) throw new ApiError('payment_not_found');
  const failed = (error: string) => ({
    ...{ processed: false, error, isExtension: payment.is_extension },
    coursePath: payment.course_ids.flatMap((id) => catalogue.courseOf(id)?.path ?? [])[0],
  });
  if (payment.is_duplicate)
    return failed('You own this course already: this second payment goes back to you.');
  if (payment.state === 'paid') return { processed: true };
  if (payment.state === 'refunded') return failed('This payment was refunded.');
  if (payment.state === 'canceled')
    return failed(payment.last_error ?? 'This payment was cancelled. Nothing was charged.');
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
        `confirm-${paymentIntentId}-poll-${Math.floor(clock().getTime() / askingMs)}`,
      )
      .catch((error: unknown) =>
        log.warn({ err: error, paymentIntentId }, 'could not enqueue; the sweep will'),
      );
  }
  return payment.last_error === null ? { processed: false } : failed(payment.last_error);
}
