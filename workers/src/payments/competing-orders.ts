import { Stripe } from 'stripe';
import type { PaymentsContext, StripeAdapter } from './context.ts';
import type { PaymentRow } from './payment-rows.ts';

/**
 * Once an order is paid, its buyer's other open ones for the same course can no longer be paid: a tab that still shows one
 * is refused instead of charged and refunded. The processor tells of each end, which gives its promo use back.
 */
export async function cancelCompetingOrders(
  { db, log }: PaymentsContext,
  stripe: StripeAdapter,
  paid: Pick<PaymentRow, 'id' | 'account_id' | 'course_ids'>,
): Promise<void> {
  const open = await db
    .selectFrom('payment')
    .select(['intent_id', 'course_ids'])
    .where('account_id', '=', paid.account_id)
    .where('state', '=', 'open')
    .where('id', '!=', paid.id)
    .execute();
  for (const { intent_id: intentId, course_ids: courseIds } of open) {
    const isOther = !courseIds.some((id) => paid.course_ids.includes(id));
    if (isOther || intentId === null || intentId.startsWith('free_')) continue;
    await stripe.paymentIntents.cancel(intentId).catch((error: unknown) => {
      const isOver =
        error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
      if (!isOver)
        log.warn({ err: error, paymentIntentId: intentId }, 'an open intent of a buyer stays open');
    });
  }
}
