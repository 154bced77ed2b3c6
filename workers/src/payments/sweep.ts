import type { Database } from '@dryrun/migrations/database';
import { cancelOrder } from '@dryrun/payments/cancel-order';
import { sql, type Kysely } from 'kysely';
import { syncPayment } from './confirm.ts';
import type { PaymentsContext } from './context.ts';
import { sendRefund } from './refund.ts';

/** Maximum rows of each kind per sweep, oldest first. */
const batchSize = 50;

/** The job of an older row is lost. */
const recently = sql`now() - interval '5 s'`;

/** Processes rows whose job was lost, and cancels orders whose promo reservation expired. Continues after a failed row. */
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
  for (const order of await listExpiredOrders(db, context.clock())) {
    await attempt({ paymentId: order.id }, async () => {
      const intentId = await cancelOrder(db, context.stripe, order);
      if (intentId === undefined) context.count?.('canceled');
      else await syncPayment(context, intentId);
    });
  }
}

async function listUnhandledIntents(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ intent_id: string }>`
    select distinct intent_id from webhook_event
      where handled_at is null and intent_id is not null and received_at < ${recently}
    union select intent_id from payment
      where state = 'open' and amount_cents = 0 and intent_id is not null and created_at < ${recently}
    limit ${batchSize}`.execute(db);
  return rows.map(({ intent_id }) => intent_id);
}

async function listUnsentRefunds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from refund where state = 'approved' and coalesce(decided_at, requested_at) < ${recently}
    order by requested_at limit ${batchSize}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listExpiredOrders(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('promo_use')
    .innerJoin('payment', 'payment.id', 'promo_use.payment_id')
    .select(['payment.id', 'payment.intent_id'])
    .where('promo_use.state', '=', 'reserved')
    .where('promo_use.reserved_until', '<', now)
    .orderBy('promo_use.reserved_until')
    .limit(batchSize)
    .execute();
}
