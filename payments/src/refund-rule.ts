import { limits } from '@dryrun/contracts/limits';
import type { RefundMeter } from '@dryrun/contracts/refunds';
import type { PaymentRow } from './payment-rows.ts';
import type { RefundRow } from './refund-rows.ts';

/** The states of an undecided or unfinished refund. A partial index has the same condition. */
export const openRefundStates = ['requested', 'approved', 'pending'] as const satisfies RefundRow['state'][];

export const isRefundable = (
  payment: Pick<PaymentRow, 'state' | 'amount_cents' | 'refunded_cents' | 'is_duplicate'>,
): boolean =>
  payment.state === 'paid' && payment.amount_cents > payment.refunded_cents && !payment.is_duplicate;

/** The refund rule of the terms: at most a quarter of the lessons finished and three hours of reading. */
export function measureRefund(finishedLessons: number, lessons: number, readingSeconds: number): RefundMeter {
  const readingMinutes = Math.floor(readingSeconds / 60);
  return {
    finishedLessons,
    lessons,
    readingMinutes,
    isWithinRule:
      finishedLessons <= lessons * limits.refundFinishedShare &&
      readingSeconds <= limits.refundReadingMinutes * 60,
  };
}

type RefundError = 'refund_already_requested' | 'nothing_to_refund' | 'refund_too_late';

/**
 * Returns why the buyer cannot request a refund, or undefined. A refund from the Stripe dashboard does not count as a
 * request, so the buyer can still request the rest of the payment.
 */
export function findRefundError(
  payment: Pick<
    PaymentRow,
    'state' | 'amount_cents' | 'refunded_cents' | 'is_duplicate' | 'paid_at' | 'created_at'
  >,
  refunds: readonly Pick<RefundRow, 'state' | 'origin'>[],
  now: Date,
): RefundError | undefined {
  const isRequested = refunds.some(({ state, origin }) => state !== 'failed' && origin !== 'processor');
  if (isRequested) return 'refund_already_requested';
  if (!isRefundable(payment)) return 'nothing_to_refund';
  return getRefundDeadline(payment.paid_at ?? payment.created_at) <= now ? 'refund_too_late' : undefined;
}

export function getRefundDeadline(paidAt: Date): Date {
  return new Date(paidAt.getTime() + limits.refundDays * 24 * 3600 * 1000);
}
