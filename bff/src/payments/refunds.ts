import type { Catalogue } from '@dryrun/content/catalogue';
import type { AdminRefund } from '@dryrun/contracts/payments';
import { mailRow } from '@dryrun/contracts/mails';
import type { Database } from '@dryrun/migrations/database';
import type { RefundTable } from '@dryrun/migrations/tables/refund';
import { sql, type Kysely, type Selectable } from 'kysely';
import { ApiError } from '../error.ts';
import { countLessons } from './courses.ts';
import { isRefundablePayment, measurePayment, type Shop } from './history.ts';
import { measureRefund, refundEnd } from './refund-rule.ts';

type RefundRow = Selectable<RefundTable>;

/**
 * A buyer asks for the rest of a payment back: approved at once within the rule, else waiting for an admin. Throws
 * `payment_not_found`, `refund_already_requested`, `nothing_to_refund` or `refund_too_late`.
 */
export async function insertRefund(
  { db, catalogue }: Shop,
  accountId: string,
  { stripeId, reason = '' }: { stripeId: string; reason?: string | undefined },
  now: Date,
): Promise<RefundRow> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('intent_id', '=', stripeId)
      .where('account_id', '=', accountId)
      .where('paid_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new ApiError('payment_not_found');
    const earlier = await trx
      .selectFrom('refund')
      .select('id')
      .where('payment_id', '=', payment.id)
      .where('state', '!=', 'failed')
      .where('origin', '!=', 'processor')
      .executeTakeFirst();
    if (earlier) throw new ApiError('refund_already_requested');
    if (!isRefundablePayment(payment)) throw new ApiError('nothing_to_refund');
    if (refundEnd(payment.paid_at ?? now) <= now) throw new ApiError('refund_too_late');
    const meter = await measurePayment({ db: trx, catalogue }, payment);
    const refund = await trx
      .insertInto('refund')
      .values({
        payment_id: payment.id,
        origin: 'buyer',
        state: meter.isWithinRule ? 'approved' : 'requested',
        amount_cents: payment.amount_cents - payment.refunded_cents,
        reason,
        finished_lessons: meter.finishedLessons,
        reading_minutes: meter.readingMinutes,
        requested_at: now,
        decided_at: meter.isWithinRule ? now : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!meter.isWithinRule) {
      const { email } = await trx
        .selectFrom('account')
        .select('email')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const what = { amountCents: refund.amount_cents, description: payment.description };
      await trx
        .insertInto('mail')
        .values(mailRow('refund-requested', { accountId, recipient: email }, what))
        .execute();
    }
    return refund;
  });
}

function selectRefunds(db: Kysely<Database>) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .selectAll('refund')
    .select([
      'payment.intent_id',
      'payment.course_ids',
      'payment.description',
      'payment.paid_at',
      'payment.account_id',
      'account.email',
    ]);
}

type RefundWithBuyer = Awaited<ReturnType<ReturnType<typeof selectRefunds>['execute']>>[number];

/** Requests of buyers: those that wait first, then the newest hundred. */
export async function listRefunds({ db, catalogue }: Shop): Promise<AdminRefund[]> {
  const rows = await selectRefunds(db)
    .where('refund.origin', '=', 'buyer')
    .orderBy(sql`refund.state = 'requested'`, 'desc')
    .orderBy('refund.requested_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => presentAdminRefund(catalogue, row));
}

function presentAdminRefund(catalogue: Catalogue, row: RefundWithBuyer): AdminRefund {
  return {
    id: row.id,
    state: row.state,
    stripeId: row.intent_id ?? '',
    email: row.email,
    amount: row.amount_cents / 100,
    reason: row.reason,
    paidAt: (row.paid_at ?? row.requested_at).toISOString(),
    requestedAt: row.requested_at.toISOString(),
    meter:
      row.finished_lessons === null
        ? null
        : measureRefund(
            row.finished_lessons,
            countLessons(catalogue, row.course_ids),
            (row.reading_minutes ?? 0) * 60,
          ),
    answer: row.answer,
  };
}

/** An admin's decision on a request that waits. Throws `refund_not_found` or `refund_already_decided`. */
export async function decideRefund(
  { db, catalogue }: Shop,
  decision: { id: string; adminId: string; isApproved: boolean; answer: string },
  now: Date,
): Promise<AdminRefund> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('refund')
      .select('state')
      .where('id', '=', decision.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new ApiError('refund_not_found');
    if (found.state !== 'requested') throw new ApiError('refund_already_decided');
    await trx
      .updateTable('refund')
      .set({
        state: decision.isApproved ? 'approved' : 'rejected',
        answer: decision.answer || null,
        decided_at: now,
        decided_by: decision.adminId,
      })
      .where('id', '=', decision.id)
      .execute();
    const row = await selectRefunds(trx).where('refund.id', '=', decision.id).executeTakeFirstOrThrow();
    if (!decision.isApproved) {
      const to = { accountId: row.account_id, recipient: row.email };
      await trx
        .insertInto('mail')
        .values(mailRow('refund-rejected', to, { description: row.description, answer: decision.answer }))
        .execute();
    }
    return presentAdminRefund(catalogue, row);
  });
}
