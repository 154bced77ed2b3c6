import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { syncPayment } from './confirm.ts';
import type { PaymentsContext } from './context.ts';
import { sendRefund } from './refund.ts';
import { isUnexpectedState } from './stripe.ts';

/** Maximum rows of each kind per sweep, oldest first. */
const batchSize = 50;

/** Processes rows whose job was lost, and releases expired promo reservations. Continues after a failed row. */
export async function sweepOnce(context: PaymentsContext): Promise<void> {
  const { db, log } = context;
  const attempt = async (logFields: object, action: () => Promise<void>): Promise<void> => {
    await action().catch((error: unknown) =>
      log.warn({ err: error, ...logFields }, 'sweep failed for one row'),
    );
  };
  for (const paymentIntentId of await listUnhandledIntents(db))
    await attempt({ paymentIntentId }, () => syncPayment(context, paymentIntentId));
  for (const refundId of await listUnsentRefunds(db))
    await attempt({ refundId }, () => sendRefund(context, refundId));
  for (const reservation of await listExpiredReservations(db, context.clock()))
    await attempt({ paymentId: reservation.payment_id }, () => releaseReservation(context, reservation));
}

async function listUnhandledIntents(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ intent_id: string }>`
    select distinct intent_id from webhook_event
      where handled_at is null and intent_id is not null and received_at < now() - interval '5 s'
    union select intent_id from payment
      where state = 'open' and starts_with(intent_id, 'free_') and created_at < now() - interval '5 s'
    limit ${batchSize}`.execute(db);
  return rows.map(({ intent_id }) => intent_id);
}

async function listUnsentRefunds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from refund where state = 'approved' and coalesce(decided_at, requested_at) < now() - interval '5 s'
    order by requested_at limit ${batchSize}`.execute(db);
  return rows.map(({ id }) => id);
}

interface ExpiredReservation {
  readonly payment_id: string;
  readonly intent_id: string | null;
}

async function listExpiredReservations(db: Kysely<Database>, now: Date): Promise<ExpiredReservation[]> {
  return db
    .selectFrom('promo_use')
    .innerJoin('payment', 'payment.id', 'promo_use.payment_id')
    .select(['promo_use.payment_id', 'payment.intent_id'])
    .where('promo_use.state', '=', 'reserved')
    .where('promo_use.reserved_until', '<', now)
    .orderBy('promo_use.reserved_until')
    .limit(batchSize)
    .execute();
}

/** Cancels the intent first, so that no payment can use the released promo code. */
async function releaseReservation(
  context: PaymentsContext,
  { payment_id, intent_id }: ExpiredReservation,
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
      // `syncPayment` below handles a paid or canceled intent.
      if (!isUnexpectedState(error)) throw error;
    });
  }
  await syncPayment(context, intent_id);
}
