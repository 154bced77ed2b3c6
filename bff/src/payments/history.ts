import type { Payment } from '@dryrun/contracts/payments';
import type { RefundMeter } from '@dryrun/contracts/refunds';
import type { PaymentRow } from '@dryrun/payments/payment-rows';
import type { RefundRow } from '@dryrun/payments/refund-rows';
import { findRefundError, getRefundDeadline, measureRefund } from '@dryrun/payments/refund-rule';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { countLessons } from './courses.ts';

export type PaymentsContext = Pick<Context, 'db' | 'catalog'>;

export async function listPayments(
  { db, catalog }: PaymentsContext,
  accountId: string,
  now: Date,
): Promise<Payment[]> {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .execute();
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const [refunds, invoices] = await Promise.all([
    db.selectFrom('refund').selectAll().where('payment_id', 'in', ids).orderBy('requested_at').execute(),
    db
      .selectFrom('invoice')
      .select(['payment_id', 'kind', 'number'])
      .where('payment_id', 'in', ids)
      .execute(),
  ]);
  return Promise.all(
    payments.map(async (payment) => {
      const belongsToPayment = ({ payment_id }: { payment_id: string }): boolean => payment_id === payment.id;
      const findNumber = (kind: string): string | null =>
        invoices.find((invoice) => belongsToPayment(invoice) && invoice.kind === kind)?.number ?? null;
      return {
        ...(await toPaymentResponse({ db, catalog }, payment, refunds.filter(belongsToPayment), now)),
        invoiceNumber: findNumber('invoice'),
        creditNoteNumber: findNumber('credit note'),
      };
    }),
  );
}

async function toPaymentResponse(
  context: PaymentsContext,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<Payment> {
  const paidAt = payment.paid_at ?? payment.created_at;
  const refund = refunds.findLast(({ state }) => state !== 'failed');
  const refundUntil = getRefundDeadline(paidAt);
  const canRefund = findRefundError(payment, refunds, now) === undefined;
  return {
    stripeId: payment.intent_id ?? payment.id,
    amount: payment.amount_cents / 100,
    creationTime: paidAt.toISOString(),
    currency: 'usd',
    description: payment.description,
    status: getStatus(payment),
    refundedAmount: payment.refunded_cents / 100,
    accessUntil: payment.access_until?.toISOString() ?? null,
    card:
      payment.card_brand === null || payment.card_last4 === null
        ? null
        : { brand: payment.card_brand, last4: payment.card_last4 },
    tax:
      payment.tax_name === null
        ? null
        : { name: payment.tax_name, percent: payment.tax_percent, amount: payment.tax_cents / 100 },
    termsVersion: payment.terms_version,
    refundUntil: canRefund ? refundUntil.toISOString() : null,
    refund: refund ? toRefundResponse(refund) : null,
    meter: canRefund ? await measureUsage(context, payment) : null,
  };
}

export const toRefundResponse = (refund: RefundRow): NonNullable<Payment['refund']> => ({
  state: refund.state,
  amount: refund.amount_cents / 100,
  answer: refund.answer,
  requestedAt: refund.requested_at.toISOString(),
});

function getStatus(payment: PaymentRow): Payment['status'] {
  if (payment.state === 'refunded') return 'refunded';
  if (payment.disputed_at) return 'disputed';
  return payment.refunded_cents > 0 ? 'partly refunded' : 'paid';
}

export async function measureUsage(
  { db, catalog }: PaymentsContext,
  payment: PaymentRow,
): Promise<RefundMeter> {
  const { course_ids: courseIds, account_id: accountId } = payment;
  const finished = await db
    .selectFrom('lesson_progress')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('course_id', 'in', courseIds)
    .executeTakeFirstOrThrow();
  const reading = await db
    .selectFrom('reading_time')
    .select(sql<number>`coalesce(sum(seconds), 0)::int`.as('seconds'))
    .where('account_id', '=', accountId)
    .where('course_id', 'in', courseIds)
    .executeTakeFirstOrThrow();
  return measureRefund(finished.count, countLessons(catalog, courseIds), reading.seconds);
}
