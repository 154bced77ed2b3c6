import { getRefundDeadline, isRefundable, type RefundRow } from '@dryrun/payments/refund-rule';
import { insertEmail } from '../credentials/emails.ts';
import { ApiError } from '../platform/error.ts';
import { measureUsage, type PaymentsContext } from './history.ts';

/**
 * Approves a refund within the refund rule; other requests wait for an admin. Throws `payment_not_found`,
 * `refund_already_requested`, `nothing_to_refund` or `refund_too_late`.
 */
export async function insertRefund(
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
    const existingRefund = await trx
      .selectFrom('refund')
      .select('id')
      .where('payment_id', '=', payment.id)
      .where('state', '!=', 'failed')
      .where('origin', '!=', 'processor')
      .executeTakeFirst();
    if (existingRefund) throw new ApiError('refund_already_requested');
    if (!isRefundable(payment)) throw new ApiError('nothing_to_refund');
    if (getRefundDeadline(payment.paid_at ?? now) <= now) throw new ApiError('refund_too_late');
    const meter = await measureUsage({ db: trx, catalog }, payment);
    const refund = await trx
      .insertInto('refund')
      .values({
        payment_id: payment.id,
        origin: 'buyer',
        state: meter.isWithinRule ? 'approved' : 'requested',
        amount_cents: payment.amount_cents - payment.refunded_cents,
        reason,
        finished_lessons: meter.finishedLessons,
        reading_minutes: meter.readingMinutes,
        requested_at: now,
        decided_at: meter.isWithinRule ? now : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
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
