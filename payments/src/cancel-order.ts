import { isFreeOrderId } from '@dryrun/contracts/free-order';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Transaction } from 'kysely';
import { changeState, type PaymentRow } from './payment-rows.ts';
import { releasePromoUse } from './promo-use.ts';
import { cancelIntent, isPaidOrProcessing, requireStripe, type StripeAdapter } from './stripe.ts';

/** Cancels an order, at Stripe first. Returns the intent's id if the order is free, paid or processing. */
export async function cancelOrder(
  db: Kysely<Database>,
  stripe: StripeAdapter | undefined,
  { id, intent_id: intentId }: Pick<PaymentRow, 'id' | 'intent_id'>,
): Promise<string | undefined> {
  if (intentId !== null) {
    if (isFreeOrderId(intentId)) return intentId;
    if (isPaidOrProcessing(await cancelIntent(requireStripe(stripe), intentId))) return intentId;
  }
  const changedOrder = await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('payment')
      .select(['id', 'state', 'intent_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (order?.state !== 'open') return undefined;
    if (order.intent_id !== intentId) return order;
    await markCanceled(trx, order);
    return undefined;
  });
  return changedOrder && cancelOrder(db, stripe, changedOrder);
}

/** Also releases the reserved use of a promo code. Requires a locked row. */
export async function markCanceled(
  trx: Transaction<Database>,
  order: Pick<PaymentRow, 'id' | 'state' | 'intent_id'>,
): Promise<void> {
  await changeState(trx, order, 'canceled', { intent_id: order.intent_id });
  await releasePromoUse(trx, order);
}
