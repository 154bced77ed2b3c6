import type { Stripe } from 'stripe';
import { confirm } from './confirm.ts';
import type { PaymentsContext } from './context.ts';

/** How far back the processor's events are compared with our rows. */
const lookBackMs = 3 * 24 * 3600 * 1000;

/** What may happen to a payment after it was made; each of them changes what our rows must say. */
const types = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/**
 * Goes through what happened at the card processor and acts on whatever our rows do not know of: payments without an
 * enrolment, refunds and disputes. The last net under events that were lost, whenever their intent was made. Gives how
 * many events were looked at and how many payments needed it.
 */
export async function reconcile(context: PaymentsContext): Promise<{ checked: number; repaired: number }> {
  const { stripe, log, clock } = context;
  if (!stripe) return { checked: 0, repaired: 0 };
  const since = Math.floor((clock().getTime() - lookBackMs) / 1000);
  let checked = 0;
  const missed = new Map<string, Stripe.Event[]>();
  for await (const event of stripe.events.list({ created: { gte: since }, types, limit: 100 })) {
    checked += 1;
    const intentId = intentOf(event);
    if (intentId === undefined || (await isKnown(context, event, intentId))) continue;
    missed.set(intentId, [...(missed.get(intentId) ?? []), event]);
  }
  let repaired = 0;
  for (const [intentId, events] of missed) {
    try {
      await confirm(context, intentId);
      await keep(context, intentId, events);
      repaired += 1;
    } catch (error) {
      // Told to the operator where it happened; the next hour tries again.
      log.warn({ err: error, paymentIntentId: intentId }, 'could not be reconciled');
    }
  }
  if (repaired > 0) log.warn({ checked, repaired }, 'payments with events that never came');
  return { checked, repaired };
}

/** Whether the event came and was acted on; of a payment, whether it is enrolled, however that came about. */
async function isKnown(
  { db }: PaymentsContext,
  { id, type }: Stripe.Event,
  intentId: string,
): Promise<boolean> {
  const handled = await db
    .selectFrom('webhook_event')
    .select('id')
    .where('id', '=', id)
    .where('handled_at', 'is not', null)
    .executeTakeFirst();
  if (type !== 'payment_intent.succeeded') return handled !== undefined;
  const payment = await db
    .selectFrom('payment')
    .select('paid_at')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return payment ? payment.paid_at !== null : handled !== undefined;
}

/** Notes the events as handled, so that they are not looked at every hour. */
async function keep(
  { db, clock }: PaymentsContext,
  intentId: string,
  events: readonly Stripe.Event[],
): Promise<void> {
  const handled_at = clock();
  await db
    .insertInto('webhook_event')
    .values(events.map(({ id, type }) => ({ id, type, intent_id: intentId, handled_at })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ handled_at }))
    .execute();
}

/** The intent that an event is about: itself, or the one of its charge, refund or dispute. */
function intentOf({ data: { object } }: Stripe.Event): string | undefined {
  const facts = object as { object?: unknown; id?: unknown; payment_intent?: unknown };
  const intent = facts.object === 'payment_intent' ? facts.id : facts.payment_intent;
  return typeof intent === 'string' ? intent : undefined;
}
