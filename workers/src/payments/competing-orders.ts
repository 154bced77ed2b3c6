import type { PaymentsContext, StripeAdapter } from './context.ts';
import type { PaymentRow } from './payment-rows.ts';
import { isUnexpectedState } from './stripe.ts';

/** Prevents a second payment in another tab. Stripe's cancellation events release the reserved promo uses. */
export async function cancelCompetingOrders(
  { db, log }: PaymentsContext,
  stripe: StripeAdapter,
  paidOrder: Pick<PaymentRow, 'id' | 'account_id' | 'course_ids'>,
): Promise<void> {
  const openOrders = await db
    .selectFrom('payment')
    .select(['intent_id', 'course_ids'])
    .where('account_id', '=', paidOrder.account_id)
    .where('state', '=', 'open')
    .where('id', '!=', paidOrder.id)
    .execute();
  for (const { intent_id: intentId, course_ids: courseIds } of openOrders) {
    const sharesCourse = courseIds.some((id) => paidOrder.course_ids.includes(id));
    if (!sharesCourse || intentId === null || intentId.startsWith('free_')) continue;
    await stripe.paymentIntents.cancel(intentId).catch((error: unknown) => {
      if (!isUnexpectedState(error))
        log.warn({ err: error, paymentIntentId: intentId }, 'could not cancel a competing order');
    });
  }
}
