import { isFreeOrderId } from '@dryrun/contracts/free-order';
import type { Database } from '@dryrun/migrations/database';
import { cancelOrder, markCanceled } from '@dryrun/payments/cancel-order';
import {
  listCompetingOrders,
  lockPayment,
  updatePayment,
  type LockedPayment,
  type PaymentRow,
} from '@dryrun/payments/payment-rows';
import { paymentIdOf, requireStripe, type StripeAdapter } from '@dryrun/payments/stripe';
import { sql, type Kysely, type Transaction } from 'kysely';
import { endAccess } from './access.ts';
import type { PaymentsContext } from './context.ts';
import { prepareEvidence } from './dispute-evidence.ts';
import { alertOperator, chargedAt, isEnrollmentDelayed } from './delayed-enrollment.ts';
import { recordRefunds } from './refund-rows.ts';
import { settle } from './settle.ts';
import { fetchPaymentState, type PaymentState } from './fetch-payment-state.ts';

/** Synchronizes a payment with Stripe, the source of truth. Idempotent, even if several workers run it at once. */
export async function syncPayment(context: PaymentsContext, intentId: string): Promise<void> {
  const { db, clock, log, count } = context;
  if (isFreeOrderId(intentId)) return confirmFreeOrder(context, intentId);
  const stripe = requireStripe(context.stripe);
  const events = await listUnhandledEvents(db, intentId);
  const state = await fetchPaymentState(stripe, intentId);
  const payment = await findPayment(db, intentId, state);
  if (state && payment) {
    const outcome = await db
      .transaction()
      .execute((trx) => recordPaymentState(trx, payment.id, state, clock()))
      .catch(async (error: unknown) => {
        await alertIfDelayed(context, payment, state, error);
        throw error;
      });
    log.info(
      { paymentIntentId: intentId, paymentId: payment.id, status: state.intent.status, outcome },
      'payment synchronized',
    );
    if (outcome !== 'unchanged') count?.(outcome);
    if (outcome === 'orphaned') await refundOrphanedIntent(stripe, state);
    if (outcome === 'paid') await cancelCompetingOrders(context, payment);
    await prepareEvidence(db, stripe, payment.id, state.disputes);
  }
  if (events.length > 0)
    await db.updateTable('webhook_event').set({ handled_at: clock() }).where('id', 'in', events).execute();
}

/** Prevents a second payment in another tab. */
async function cancelCompetingOrders(
  { db, stripe, log, count }: PaymentsContext,
  paidOrder: Pick<PaymentRow, 'id' | 'account_id' | 'course_ids'>,
): Promise<void> {
  for (const order of await listCompetingOrders(db, paidOrder)) {
    try {
      if ((await cancelOrder(db, stripe, order)) === undefined) count?.('canceled');
    } catch (error) {
      log.warn({ err: error, paymentIntentId: order.intent_id }, 'could not cancel a competing order');
    }
  }
}

/** Sends an alert only if the buyer's status page has timed out. */
async function alertIfDelayed(
  context: PaymentsContext,
  { paid_at }: { readonly paid_at: Date | null },
  state: PaymentState,
  error: unknown,
): Promise<void> {
  const { intent } = state;
  if (
    paid_at !== null ||
    intent.status !== 'succeeded' ||
    !isEnrollmentDelayed(chargedAt(state), context.clock())
  )
    return;
  await alertOperator(context, { paymentIntentId: intent.id, amountCents: intent.amount_received }, error);
}

type Outcome = 'unchanged' | 'paid' | 'duplicate' | 'canceled' | 'failed' | 'orphaned';

async function recordPaymentState(
  trx: Transaction<Database>,
  paymentId: string,
  state: PaymentState,
  now: Date,
): Promise<Outcome> {
  let locked = await lockPayment(trx, paymentId);
  if (!locked) return 'unchanged';
  const { intent } = state;
  if (locked.payment.intent_id !== null && locked.payment.intent_id !== intent.id) return 'orphaned';
  let outcome: Outcome = 'unchanged';
  if (intent.status === 'succeeded' && locked.payment.paid_at === null) {
    await updatePayment(trx, paymentId, { intent_id: intent.id });
    const paid = { amountCents: intent.amount_received, charge: state.charge, at: chargedAt(state) };
    outcome = await settle(trx, locked, paid, now);
    locked = (await lockPayment(trx, paymentId)) ?? locked;
  } else if (locked.payment.state === 'open') outcome = await recordUnpaid(trx, locked, state);
  if (locked.payment.paid_at !== null) {
    await recordRefunds(trx, locked, state, now);
    await recordDispute(trx, locked, state, now);
  }
  return outcome;
}

async function recordUnpaid(
  trx: Transaction<Database>,
  { payment }: LockedPayment,
  { intent }: PaymentState,
): Promise<Outcome> {
  if (intent.status === 'canceled') {
    await markCanceled(trx, { ...payment, intent_id: intent.id });
    return 'canceled';
  }
  const declineMessage = intent.last_payment_error?.message;
  const isDeclined = intent.status === 'requires_payment_method' && declineMessage;
  if (!isDeclined || declineMessage === payment.last_error) return 'unchanged';
  await updatePayment(trx, payment.id, { last_error: declineMessage });
  return 'failed';
}

async function recordDispute(
  trx: Transaction<Database>,
  { payment }: LockedPayment,
  { isDisputed, isDisputeLost }: PaymentState,
  now: Date,
): Promise<void> {
  if (isDisputed && payment.disputed_at === null) await updatePayment(trx, payment.id, { disputed_at: now });
  if (!isDisputeLost || payment.dispute_lost_at !== null) return;
  await updatePayment(trx, payment.id, { dispute_lost_at: now });
  if (payment.state === 'paid' && !payment.is_duplicate) await endAccess(trx, payment, now);
}

async function confirmFreeOrder({ db, clock, log, count }: PaymentsContext, intentId: string): Promise<void> {
  const order = await db
    .selectFrom('payment')
    .select('id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (!order) return;
  const outcome = await db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, order.id);
    if (locked?.payment.state !== 'open' || locked.payment.amount_cents > 0) return 'unchanged';
    return settle(trx, locked, { amountCents: 0, charge: undefined, at: locked.payment.created_at }, clock());
  });
  if (outcome !== 'unchanged') count?.(outcome);
  log.info({ paymentIntentId: intentId, paymentId: order.id, outcome }, 'free order confirmed');
}

/** Finds a payment by its intent's id, or by the intent's metadata if the response with the id was lost. */
async function findPayment(
  db: Kysely<Database>,
  intentId: string,
  state: PaymentState | undefined,
): Promise<Pick<PaymentRow, 'id' | 'account_id' | 'course_ids' | 'paid_at'> | undefined> {
  const paymentId = (state && paymentIdOf(state.intent)) ?? '';
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'account_id', 'course_ids', 'paid_at'])
    .where((eb) => eb.or([eb('intent_id', '=', intentId), eb(eb.cast<string>('id', 'text'), '=', paymentId)]))
    .orderBy(sql`intent_id is not distinct from ${intentId}`, 'desc')
    .limit(1)
    .execute();
  return rows[0];
}

async function listUnhandledEvents(db: Kysely<Database>, intentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_event')
    .select('id')
    .where('intent_id', '=', intentId)
    .where('handled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds a paid intent whose order has switched to another intent: the charge is a duplicate. */
async function refundOrphanedIntent(stripe: StripeAdapter, { intent, charge }: PaymentState): Promise<void> {
  if (intent.status !== 'succeeded' || charge?.refunded) return;
  await stripe.refunds.create(
    { payment_intent: intent.id, reason: 'duplicate' },
    { idempotencyKey: `orphaned-${intent.id}` },
  );
}
