import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { Stripe } from 'stripe';
import { confirm } from './confirm.ts';
import type { PaymentsContext } from './context.ts';
import { sendRefund } from './refund.ts';

/** Rows looked after at once, the oldest first. */
const batch = 50;

/**
 * Rows are the truth and jobs only nudges: acts on events, free orders and refunds whose job was lost, and gives lapsed
 * promo reservations back. One that fails is told and does not hold up the others.
 */
export async function sweepOnce(context: PaymentsContext): Promise<void> {
  const { db, log } = context;
  const attempt = async (what: object, act: () => Promise<void>): Promise<void> => {
    await act().catch((error: unknown) =>
      log.warn({ err: error, ...what }, 'the sweep could not finish one'),
    );
  };
  for (const paymentIntentId of await listForgottenIntents(db))
    await attempt({ paymentIntentId }, () => confirm(context, paymentIntentId));
  for (const refundId of await listForgottenRefunds(db))
    await attempt({ refundId }, () => sendRefund(context, refundId));
  for (const lapsed of await listLapsedReservations(db, context.clock()))
    await attempt({ paymentId: lapsed.payment_id }, () => releaseReservation(context, lapsed));
}

async function listForgottenIntents(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ intent_id: string }>`
    select distinct intent_id from webhook_event
      where handled_at is null and intent_id is not null and received_at < now() - interval '5 s'
    union select intent_id from payment
      where state = 'open' and starts_with(intent_id, 'free_') and created_at < now() - interval '5 s'
    limit ${batch}`.execute(db);
  return rows.map(({ intent_id }) => intent_id);
}

async function listForgottenRefunds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from refund where state = 'approved' and coalesce(decided_at, requested_at) < now() - interval '5 s'
    order by requested_at limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Lapsed {
  readonly payment_id: string;
  readonly intent_id: string | null;
}

async function listLapsedReservations(db: Kysely<Database>, now: Date): Promise<Lapsed[]> {
  return db
    .selectFrom('promo_use')
    .innerJoin('payment', 'payment.id', 'promo_use.payment_id')
    .select(['promo_use.payment_id', 'payment.intent_id'])
    .where('promo_use.state', '=', 'reserved')
    .where('promo_use.reserved_until', '<', now)
    .orderBy('promo_use.reserved_until')
    .limit(batch)
    .execute();
}

/** The intent is cancelled first: a use that was given back can no longer be paid with. */
async function releaseReservation(
  context: PaymentsContext,
  { payment_id, intent_id }: Lapsed,
): Promise<void> {
  const { db, stripe } = context;
  if (intent_id === null) {
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('payment')
        .set({ state: 'canceled' })
        .where('id', '=', payment_id)
        .where('intent_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await trx.deleteFrom('promo_use').where('payment_id', '=', payment_id).execute();
    });
    return;
  }
  if (!intent_id.startsWith('free_')) {
    await stripe?.paymentIntents.cancel(intent_id).catch((error: unknown) => {
      const isOver =
        error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
      if (!isOver) throw error; // paid or cancelled meanwhile: what counts is read next
    });
  }
  await confirm(context, intent_id);
}
