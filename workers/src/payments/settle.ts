import type { Database } from '@dryrun/migrations/database';
import { changeState, type LockedPayment, type PaymentRow } from '@dryrun/payments/payment-rows';
import { releasePromoUse, savePromoUse } from '@dryrun/payments/promo-use';
import { insertRefund } from '@dryrun/payments/refund-rows';
import { getRefundDeadline } from '@dryrun/payments/refund-rule';
import type { Transaction } from 'kysely';
import { insertEmail } from '../insert-email.ts';
import { grantAccess, duplicatesRefundedPayment, type Grant } from './access.ts';
import { isEnrollmentDelayed } from './delayed-enrollment.ts';
import type { PaymentState } from './fetch-payment-state.ts';

/** Grants access, or queues the refund of a duplicate payment. Requires a locked payment without `paid_at`. */
export async function settle(
  trx: Transaction<Database>,
  locked: LockedPayment,
  paid: { readonly amountCents: number; readonly charge: PaymentState['charge']; readonly at: Date },
  now: Date,
): Promise<'paid' | 'duplicate'> {
  const { payment } = locked;
  const isDuplicate = paid.amountCents > 0 && (await duplicatesRefundedPayment(trx, payment, paid.at));
  const grant = isDuplicate ? undefined : await grantAccess(trx, payment, now);
  const card = paid.charge?.payment_method_details?.card;
  await changeState(trx, payment, 'paid', {
    paid_at: now,
    amount_cents: paid.amountCents,
    last_error: null,
    access_from: grant?.accessFrom ?? null,
    access_until: grant?.accessUntil ?? null,
    is_duplicate: grant === undefined,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_country: card?.country ?? null,
    billing_address: billingAddressOf(paid.charge),
  });
  if (grant === undefined) {
    await insertDuplicateRefund(trx, payment, paid.amountCents, now);
    return 'duplicate';
  }
  await savePromoUse(trx, payment, 'used', now);
  await queueReceipt(trx, locked, grant, paid.amountCents, now);
  if (isEnrollmentDelayed(paid.at, now)) await queueDelayedEnrollmentEmail(trx, locked, paid.amountCents);
  return 'paid';
}

function billingAddressOf(charge: PaymentState['charge']): string | null {
  const { line1, line2, postal_code, city, state, country } = charge?.billing_details.address ?? {};
  return [line1, line2, postal_code, city, state, country].filter(Boolean).join(', ') || null;
}

/** For a buyer whose status page timed out before the enrollment. */
async function queueDelayedEnrollmentEmail(
  trx: Transaction<Database>,
  { payment, email }: LockedPayment,
  amountCents: number,
): Promise<void> {
  const to = { accountId: payment.account_id, recipient: email, repeatKey: `enrolled-late-${payment.id}` };
  await insertEmail(trx, 'enrolled-late', to, { description: payment.description, amountCents });
}

async function insertDuplicateRefund(
  trx: Transaction<Database>,
  payment: PaymentRow,
  amountCents: number,
  now: Date,
): Promise<void> {
  await releasePromoUse(trx, payment);
  if (amountCents === 0) return;
  const reason = 'The course was already owned when this payment arrived.';
  const values = { origin: 'duplicate', state: 'approved', amount_cents: amountCents, reason } as const;
  await insertRefund(trx, payment, values, now);
}

async function queueReceipt(
  trx: Transaction<Database>,
  { payment, email }: LockedPayment,
  grant: Grant,
  amountCents: number,
  now: Date,
): Promise<void> {
  const to = { accountId: payment.account_id, recipient: email, repeatKey: `receipt-${payment.id}` };
  await insertEmail(trx, 'receipt', to, {
    paymentIntentId: payment.intent_id ?? payment.id,
    description: payment.description,
    amountCents,
    tax:
      payment.tax_name === null
        ? null
        : { name: payment.tax_name, percent: payment.tax_percent, cents: payment.tax_cents },
    paidAt: now.toISOString(),
    accessUntil: grant.accessUntil.toISOString(),
    refundUntil: amountCents > 0 ? getRefundDeadline(now).toISOString() : null,
    termsVersion: payment.terms_version,
  });
}
