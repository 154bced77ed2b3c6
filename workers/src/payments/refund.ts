import { changeRefundState } from '@dryrun/payments/refund-rows';
import { isRejected, requireStripe } from '@dryrun/payments/stripe';
import { syncPayment } from './confirm.ts';
import type { PaymentsContext } from './context.ts';

/** Retries are idempotent. A refund that Stripe rejects permanently becomes `failed`. */
export async function sendRefund(context: PaymentsContext, refundId: string): Promise<void> {
  const { db, log, clock, count } = context;
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.origin', 'refund.amount_cents', 'payment.intent_id'])
    .where('refund.id', '=', refundId)
    .where('refund.state', '=', 'approved')
    .executeTakeFirst();
  if (!refund || refund.intent_id === null) return;
  const stripe = requireStripe(context.stripe);
  try {
    await stripe.refunds.create(
      {
        payment_intent: refund.intent_id,
        amount: refund.amount_cents,
        reason: refund.origin === 'duplicate' ? 'duplicate' : 'requested_by_customer',
        metadata: { refund: refund.id },
      },
      { idempotencyKey: `refund-${refund.id}` },
    );
  } catch (error) {
    if (!isRejected(error)) throw error;
    log.error({ err: error, refundId, paymentIntentId: refund.intent_id }, 'Stripe rejected a refund');
    count?.('refund_refused');
    await changeRefundState(db, { id: refundId, state: 'approved' }, 'failed', {
      finished_at: clock(),
      answer: error.message,
    });
  }
  await syncPayment(context, refund.intent_id);
}
