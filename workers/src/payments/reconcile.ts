import { intentIdOf, toEventRow, type Stripe } from '@dryrun/payments/stripe';
import { syncPayment } from './confirm.ts';
import type { PaymentsContext } from './context.ts';

/** How far back Stripe's events are compared with the database. */
const lookbackMs = 3 * 24 * 3600 * 1000;

const eventTypes = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Handles events whose webhook was lost. Returns the number of checked events and repaired payments. */
export async function reconcile(context: PaymentsContext): Promise<{ checked: number; repaired: number }> {
  const { stripe, log, clock } = context;
  if (!stripe) return { checked: 0, repaired: 0 };
  const since = Math.floor((clock().getTime() - lookbackMs) / 1000);
  let checked = 0;
  const missed = new Map<string, Stripe.Event[]>();
  for await (const event of stripe.events.list({ created: { gte: since }, types: eventTypes, limit: 100 })) {
    checked += 1;
    const intentId = intentIdOf(event);
    if (intentId === null || (await isHandled(context, event, intentId))) continue;
    missed.set(intentId, [...(missed.get(intentId) ?? []), event]);
  }
  let repaired = 0;
  for (const [intentId, events] of missed) {
    try {
      await syncPayment(context, intentId);
      await markHandled(context, events);
      repaired += 1;
    } catch (error) {
      // `syncPayment` alerts the operator; the next run retries.
      log.warn({ err: error, paymentIntentId: intentId }, 'could not reconcile a payment');
    }
  }
  if (repaired > 0) log.warn({ checked, repaired }, 'repaired payments with missed webhooks');
  return { checked, repaired };
}

/** A succeeded payment with an order counts as handled only if the order is paid. */
async function isHandled(
  { db }: PaymentsContext,
  { id, type }: Stripe.Event,
  intentId: string,
): Promise<boolean> {
  const handledEvent = await db
    .selectFrom('webhook_event')
    .select('id')
    .where('id', '=', id)
    .where('handled_at', 'is not', null)
    .executeTakeFirst();
  if (type !== 'payment_intent.succeeded') return handledEvent !== undefined;
  const payment = await db
    .selectFrom('payment')
    .select('paid_at')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return payment ? payment.paid_at !== null : handledEvent !== undefined;
}

async function markHandled({ db, clock }: PaymentsContext, events: readonly Stripe.Event[]): Promise<void> {
  const handled_at = clock();
  await db
    .insertInto('webhook_event')
    .values(events.map((event) => ({ ...toEventRow(event), handled_at })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ handled_at }))
    .execute();
}
