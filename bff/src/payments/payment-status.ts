import type { Output } from '@dryrun/contracts/endpoint';
import { limits } from '@dryrun/contracts/limits';
import type { getPaymentStatus } from '@dryrun/contracts/payments';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { requestConfirmation } from './request-confirmation.ts';

/** Limits requests to Stripe, regardless of the number of polling tabs. */
const recheckIntervalMs = 1000;

/** `processed` means that the enrollment is saved. Every third poll fetches the state, in case a webhook was lost. */
export async function checkPayment(
  context: Context,
  user: Principal,
  paymentIntentId: string,
): Promise<Output<typeof getPaymentStatus>> {
  const { db, clock, catalog } = context;
  const payment = await db
    .selectFrom('payment')
    .leftJoin('promo_code', 'promo_code.id', 'payment.promo_code_id')
    .select([
      'payment.id',
      'payment.state',
      'payment.last_error',
      'payment.is_duplicate',
      'payment.course_ids',
      'payment.is_extension',
      'promo_code.code',
    ])
    .where('payment.intent_id', '=', paymentIntentId)
    .where('payment.account_id', '=', user.id)
    .executeTakeFirst();
  if (!payment) throw new ApiError('payment_not_found');
  const failure = (error: string, { isFinal = true } = {}) => ({
    processed: false,
    error,
    isFinal,
    ...(payment.code !== null && { promoCode: payment.code }),
    isExtension: payment.is_extension,
    coursePath: payment.course_ids.flatMap((id) => catalog.findCourseById(id)?.path ?? [])[0],
  });
  if (payment.is_duplicate)
    return failure('You already own this course. This second payment will be refunded.');
  if (payment.state === 'paid') return { processed: true };
  if (payment.state === 'refunded') return failure('This payment was refunded.');
  if (payment.state === 'canceled')
    return failure(payment.last_error ?? 'This payment was canceled. Nothing was charged.');
  const { polls } = await db
    .updateTable('payment')
    .set((eb) => ({ polls: eb('polls', '+', 1) }))
    .where('id', '=', payment.id)
    .returning('polls')
    .executeTakeFirstOrThrow();
  if (polls % limits.paymentPollsBeforeFetch === 0) {
    const interval = Math.floor(clock().getTime() / recheckIntervalMs);
    await requestConfirmation(context, paymentIntentId, `confirm-${paymentIntentId}-poll-${interval}`);
  }
  return payment.last_error === null ? { processed: false } : failure(payment.last_error, { isFinal: false });
}
