import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { endAccess } from './access.ts';
import type { PaymentsContext, StripeAdapter } from './context.ts';
import { prepareEvidence } from './dispute-evidence.ts';
import { alertOperator, chargedAt, isLate } from './delayed-enrollment.ts';
import { holdPayment, updatePayment, type HeldPayment, type PaymentRow } from './payment-rows.ts';
import { recordRefunds } from './refund-rows.ts';
import { settle } from './settle.ts';
import { cancelCompetingOrders } from './competing-orders.ts';
import { fetchPaymentState, type PaymentState } from './fetch-payment-state.ts';

/**
 * Brings a payment up to date with the card processor, whatever was told before: any number of times, in any order, by any
 * number of workers at once. The truth is read first; one transaction then writes all that follows from it.
 */
export async function confirm(context: PaymentsContext, intentId: string): Promise<void> {
  const { db, stripe, clock, log, count } = context;
  if (intentId.startsWith('free_')) return confirmFree(context, intentId);
  if (!stripe) throw new Error('Checkout is closed: there are no keys for the card processor.');
  const events = await listUnhandledEvents(db, intentId);
  const truth = await fetchPaymentState(stripe, intentId);
  const payment = await findPayment(db, intentId, truth);
  if (truth && payment) {
    const outcome = await db
      .transaction()
      .execute((trx) => record(trx, payment.id, truth, clock()))
      .catch(async (error: unknown) => {
        await noteFailure(context, payment, truth, error);
        throw error;
      });
    log.info(
      { paymentIntentId: intentId, paymentId: payment.id, status: truth.intent.status, outcome },
      'confirmed',
    );
    if (outcome !== 'unchanged') count?.(outcome);
    if (outcome === 'stray') await returnStray(stripe, truth);
    if (outcome === 'paid') await cancelCompetingOrders(context, stripe, payment);
    await prepareEvidence(db, stripe, payment.id, truth.disputes);
  }
  if (events.length > 0)
    await db.updateTable('webhook_event').set({ handled_at: clock() }).where('id', 'in', events).execute();
}

/** Money that came and could not be written down: once the buyer has waited in vain, the operator is told. */
async function noteFailure(
  context: PaymentsContext,
  { paid_at }: { readonly paid_at: Date | null },
  truth: PaymentState,
  error: unknown,
): Promise<void> {
  const { intent } = truth;
  if (paid_at !== null || intent.status !== 'succeeded' || !isLate(chargedAt(truth), context.clock())) return;
  await alertOperator(context, { paymentIntentId: intent.id, amountCents: intent.amount_received }, error);
}

type Outcome = 'unchanged' | 'paid' | 'duplicate' | 'canceled' | 'failed' | 'stray';

async function record(
  trx: Transaction<Database>,
  paymentId: string,
  truth: PaymentState,
  now: Date,
): Promise<Outcome> {
  let held = await holdPayment(trx, paymentId);
  if (!held) return 'unchanged';
  const { intent } = truth;
  if (held.payment.intent_id !== null && held.payment.intent_id !== intent.id) return 'stray';
  let outcome: Outcome = 'unchanged';
  if (intent.status === 'succeeded' && held.payment.paid_at === null) {
    await updatePayment(trx, paymentId, { intent_id: intent.id });
    const paid = { amountCents: intent.amount_received, charge: truth.charge, at: chargedAt(truth) };
    outcome = await settle(trx, held, paid, now);
    held = (await holdPayment(trx, paymentId)) ?? held;
  } else if (held.payment.state === 'open') outcome = await recordUnpaid(trx, held, truth);
  if (held.payment.paid_at !== null) {
    await recordRefunds(trx, held, truth, now);
    await recordDispute(trx, held, truth, now);
  }
  return outcome;
}

async function recordUnpaid(
  trx: Transaction<Database>,
  { payment }: HeldPayment,
  { intent }: PaymentState,
): Promise<Outcome> {
  if (intent.status === 'canceled') {
    await updatePayment(trx, payment.id, { state: 'canceled', intent_id: intent.id });
    await trx.deleteFrom('promo_use').where('payment_id', '=', payment.id).execute();
    return 'canceled';
  }
  const fault = intent.last_payment_error?.message;
  if (intent.status !== 'requires_payment_method' || !fault || fault === payment.last_error)
    return 'unchanged';
  await updatePayment(trx, payment.id, { last_error: fault });
  return 'failed';
}

/** A disputed payment is marked; access ends when the dispute is lost. */
async function recordDispute(
  trx: Transaction<Database>,
  { payment }: HeldPayment,
  { isDisputed, isDisputeLost }: PaymentState,
  now: Date,
): Promise<void> {
  if (isDisputed && payment.disputed_at === null) await updatePayment(trx, payment.id, { disputed_at: now });
  if (!isDisputeLost || payment.dispute_lost_at !== null) return;
  await updatePayment(trx, payment.id, { dispute_lost_at: now });
  if (payment.state === 'paid' && !payment.is_duplicate) await endAccess(trx, payment, now);
}

/** An order without money: what it waits for is its enrolment alone. */
async function confirmFree({ db, clock, log, count }: PaymentsContext, intentId: string): Promise<void> {
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (!found) return;
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await holdPayment(trx, found.id);
    if (held?.payment.state !== 'open' || held.payment.amount_cents > 0) return 'unchanged';
    return settle(trx, held, { amountCents: 0, charge: undefined, at: held.payment.created_at }, clock());
  });
  if (outcome !== 'unchanged') count?.(outcome);
  log.info({ paymentIntentId: intentId, paymentId: found.id, outcome }, 'free order confirmed');
}

/** The order of an intent: by its id, or by what was noted with it when the id was lost on its way back. */
async function findPayment(
  db: Kysely<Database>,
  intentId: string,
  truth: PaymentState | undefined,
): Promise<Pick<PaymentRow, 'id' | 'account_id' | 'course_ids' | 'paid_at'> | undefined> {
  const noted = truth?.intent.metadata['app'] === 'dry-run' ? (truth.intent.metadata['payment'] ?? '') : '';
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'account_id', 'course_ids', 'paid_at'])
    .where((eb) => eb.or([eb('intent_id', '=', intentId), eb(eb.cast<string>('id', 'text'), '=', noted)]))
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

/** Money of an intent that its order had given up for another one: it was never shown to the buyer, so it goes back. */
async function returnStray(stripe: StripeAdapter, { intent, charge }: PaymentState): Promise<void> {
  if (intent.status !== 'succeeded' || charge?.refunded) return;
  await stripe.refunds.create(
    { payment_intent: intent.id, reason: 'duplicate' },
    { idempotencyKey: `stray-${intent.id}` },
  );
}
