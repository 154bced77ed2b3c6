import type { Database } from '@dryrun/migrations/database';
import { insertInvoice } from '@dryrun/payments/invoice-rows';
import {
  changeState,
  updatePayment,
  type LockedPayment,
  type PaymentRow,
} from '@dryrun/payments/payment-rows';
import { changeRefundState, insertRefund } from '@dryrun/payments/refund-rows';
import type { Stripe } from '@dryrun/payments/stripe';
import type { Transaction } from 'kysely';
import { insertEmail } from '../insert-email.ts';
import { endAccess, hasAccess } from './access.ts';
import type { PaymentState } from './fetch-payment-state.ts';

export async function recordRefunds(
  trx: Transaction<Database>,
  locked: LockedPayment,
  { refunds, charge }: PaymentState,
  now: Date,
): Promise<void> {
  const { payment } = locked;
  const refundedCents = charge?.amount_refunded ?? 0;
  if (refundedCents !== payment.refunded_cents) {
    await updatePayment(trx, payment.id, { refunded_cents: refundedCents });
    if (refundedCents >= payment.amount_cents && payment.state === 'paid') {
      await changeState(trx, payment, 'refunded');
      if (!payment.is_duplicate) await endAccess(trx, payment, now);
    }
  }
  for (const refund of refunds) await recordRefund(trx, locked, refund, now);
}

const finalStates: ReadonlyMap<string, 'succeeded' | 'failed'> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** Updates the row that requested this refund, or inserts one if it was made in the Stripe dashboard. */
async function recordRefund(
  trx: Transaction<Database>,
  { payment, email }: LockedPayment,
  refund: Stripe.Refund,
  now: Date,
): Promise<void> {
  const state = finalStates.get(refund.status ?? '') ?? ('pending' as const);
  const row = await trx
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('payment_id', '=', payment.id)
    .where((eb) => {
      const refundId = refund.metadata?.['refund'];
      const byStripeId = eb('processor_refund_id', '=', refund.id);
      return refundId ? eb.or([byStripeId, eb(eb.cast<string>('id', 'text'), '=', refundId)]) : byStripeId;
    })
    .forUpdate()
    .executeTakeFirst();
  if (row?.state === state) return;
  const values = { processor_refund_id: refund.id, finished_at: state === 'pending' ? null : now };
  if (row) await changeRefundState(trx, row, state, values);
  const newRefund = { ...values, origin: 'processor', state, amount_cents: refund.amount } as const;
  const { id } = row ?? (await insertRefund(trx, payment, newRefund, now));
  if (state !== 'succeeded') return;
  await insertCreditNote(trx, payment, id, now);
  const to = { accountId: payment.account_id, recipient: email, repeatKey: `refund-${id}` };
  const data = { description: payment.description, amountCents: refund.amount };
  if (payment.is_duplicate) {
    await insertEmail(trx, 'payment-returned', to, data);
    return;
  }
  const endsAccess = !(await hasAccess(trx, payment, now));
  await insertEmail(trx, 'refund-done', to, { ...data, endsAccess });
}

/** An issued invoice must not change. */
async function insertCreditNote(
  trx: Transaction<Database>,
  payment: PaymentRow,
  refundId: string,
  now: Date,
): Promise<void> {
  const invoice = await trx
    .selectFrom('invoice')
    .select(['payment_id', 'billing_name', 'billing_address', 'tax_id'])
    .where('payment_id', '=', payment.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  if (invoice) await insertInvoice(trx, { ...invoice, kind: 'credit note', refund_id: refundId }, now);
}
