import { fieldsOf, numberOf, textOf, type Fields } from './form.ts';
import { getIntent } from './intents.ts';
import type { Refund } from './objects.ts';
import type { Processor } from './processor.ts';
import { newId, nowSeconds } from './records.ts';
import { invalidRequest } from './stripe-error.ts';

/** POST /v1/refunds: refunds `amount`, or all that is not refunded yet if `amount` is omitted. */
export function createRefund(processor: Processor, body: Fields): Refund {
  const { records, webhooks } = processor;
  const intent = getIntent(processor, textOf(body, 'payment_intent') ?? '');
  const charge = records.find('charge', intent.latest_charge ?? '');
  if (!charge) throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  const refundableCents = charge.amount - charge.amount_refunded;
  const amount = numberOf(body, 'amount') ?? refundableCents;
  if (refundableCents === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1 || amount > refundableCents)
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: nowSeconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    reason: textOf(body, 'reason') ?? null,
    metadata: { ...(fieldsOf(body, 'metadata') as Record<string, string>) },
  };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  records.put(refund);
  records.put(charge);
  webhooks.emit('refund.created', refund);
  webhooks.emit('charge.refunded', charge);
  return refund;
}
