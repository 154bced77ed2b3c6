import type { Catalog } from '@dryrun/content/catalog';
import type { Parsed } from '@dryrun/contracts/endpoint';
import type { paymentsContract } from '@dryrun/contracts/payments';
import type { AdminRefund } from '@dryrun/contracts/refunds';
import type { Database } from '@dryrun/migrations/database';
import { changeRefundState, insertRefund } from '@dryrun/payments/refund-rows';
import { isRefundable, measureRefund, openRefundStates } from '@dryrun/payments/refund-rule';
import type { Kysely } from 'kysely';
import { insertEmail } from '../credentials/emails.ts';
import { audit } from '../platform/audit.ts';
import { ApiError } from '../platform/error.ts';
import { readPage } from '../platform/pagination.ts';
import { countLessons } from './courses.ts';
import type { PaymentsContext } from './history.ts';

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

type RefundFilter = Partial<Parsed<typeof paymentsContract.listRefunds>['query']>;

export async function listRefunds({ db, catalog }: PaymentsContext, { cursor, state }: RefundFilter) {
  let query = selectRefunds(db).where('refund.origin', 'in', ['buyer', 'admin']);
  // The second condition matches the partial index of open refunds.
  if (state === 'waiting')
    query = query.where('refund.state', '=', 'requested').where('refund.state', 'in', openRefundStates);
  if (state === 'decided') query = query.where('refund.state', '<>', 'requested');
  return readPage(query, { cursor, time: 'refund.requested_at', id: 'refund.id' }, (row) =>
    toAdminRefundResponse(catalog, row),
  );
}

function toAdminRefundResponse(catalog: Catalog, row: RefundWithBuyer): AdminRefund {
  return {
    id: row.id,
    origin: row.origin === 'admin' ? 'admin' : 'buyer',
    state: row.state,
    stripeId: row.intent_id ?? '',
    accountId: row.account_id,
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
            countLessons(catalog, row.course_ids),
            (row.reading_minutes ?? 0) * 60,
          ),
    answer: row.answer,
  };
}

/** Throws `refund_not_found` or `refund_already_decided`. */
export async function decideRefund(
  { db, catalog }: PaymentsContext,
  decision: { id: string; adminId: string; isApproved: boolean; answer: string },
  now: Date,
): Promise<AdminRefund> {
  return db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .select(['id', 'state'])
      .where('id', '=', decision.id)
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new ApiError('refund_not_found');
    if (refund.state !== 'requested') throw new ApiError('refund_already_decided');
    await changeRefundState(trx, refund, decision.isApproved ? 'approved' : 'rejected', {
      answer: decision.answer || null,
      decided_at: now,
      decided_by: decision.adminId,
    });
    const row = await selectRefunds(trx).where('refund.id', '=', decision.id).executeTakeFirstOrThrow();
    await audit(trx, {
      actorId: decision.adminId,
      act: decision.isApproved ? 'approve-refund' : 'reject-refund',
      accountId: row.account_id,
      subject: row.intent_id ?? row.payment_id,
      before: { state: refund.state },
      after: { state: row.state, amountCents: row.amount_cents },
      reason: decision.answer,
    });
    if (!decision.isApproved) {
      const to = { accountId: row.account_id, recipient: row.email };
      const { description } = row;
      await insertEmail(trx, 'refund-rejected', to, { description, answer: decision.answer });
    }
    return toAdminRefundResponse(catalog, row);
  });
}

/** Ignores the refund rule. Throws `no_such_payment`, `refund_waits`, `refund_under_way` or `nothing_to_refund`. */
export async function insertAdminRefund(
  db: Kysely<Database>,
  { paymentId, adminId, reason }: { paymentId: string; adminId: string; reason: string },
  now: Date,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new ApiError('no_such_payment');
    const openRefunds = await trx
      .selectFrom('refund')
      .select('state')
      .where('payment_id', '=', paymentId)
      .where('state', 'in', openRefundStates)
      .execute();
    if (openRefunds.some(({ state }) => state === 'requested')) throw new ApiError('refund_waits');
    if (openRefunds.length > 0) throw new ApiError('refund_under_way');
    if (!isRefundable(payment)) throw new ApiError('nothing_to_refund');
    await audit(trx, {
      actorId: adminId,
      act: 'refund-payment',
      accountId: payment.account_id,
      subject: payment.intent_id ?? paymentId,
      before: { refundedCents: payment.refunded_cents },
      after: { refundedCents: payment.amount_cents },
      reason,
    });
    return insertRefund(
      trx,
      payment,
      { origin: 'admin', state: 'approved', reason, decided_by: adminId },
      now,
    );
  });
}
