import { insertRefund, type RefundRow } from '@dryrun/payments/refund-rows';
import { findRefundError } from '@dryrun/payments/refund-rule';
import { insertEmail } from '../credentials/emails.ts';
import { ApiError } from '../platform/error.ts';
import { measureUsage, type PaymentsContext } from './history.ts';

/**
 * Approves a refund within the refund rule; other requests wait for an admin. Throws `payment_not_found`,
 * `refund_already_requested`, `nothing_to_refund` or `refund_too_late`.
 */
export async function requestRefund(
  { db, catalog }: PaymentsContext,
  accountId: string,
  { stripeId, reason = '' }: { stripeId: string; reason?: string | undefined },
  now: Date,
): Promise<RefundRow> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('intent_id', '=', stripeId)
      .where('account_id', '=', accountId)
      .where('paid_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new ApiError('payment_not_found');
    const refunds = await trx
      .selectFrom('refund')
      .select(['state', 'origin'])
      .where('payment_id', '=', payment.id)
      .execute();
    const refundError = findRefundError(payment, refunds, now);
    if (refundError) throw new ApiError(refundError);
    const meter = await measureUsage({ db: trx, catalog }, payment);
    const values = {
      origin: 'buyer',
      state: meter.isWithinRule ? 'approved' : 'requested',
      reason,
      finished_lessons: meter.finishedLessons,
      reading_minutes: meter.readingMinutes,
    } as const;
    const refund = await insertRefund(trx, payment, values, now);
    if (!meter.isWithinRule) {
      const { email } = await trx
        .selectFrom('account')
        .select('email')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const emailData = { amountCents: refund.amount_cents, description: payment.description };
      await insertEmail(trx, 'refund-requested', { accountId, recipient: email }, emailData);
    }
    return refund;
  });
}
