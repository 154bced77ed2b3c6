import { randomBytes } from 'node:crypto';
import { cardError, readCard } from './cards.ts';
import { openDispute } from './disputes.ts';
import { fieldsOf, numberOf, textOf, type Fields } from './form.ts';
import type { Charge, Confirmation, Intent } from './objects.ts';
import type { Processor } from './processor.ts';
import { newId, nowSeconds } from './records.ts';
import { invalidRequest, noSuch, notAllowed, StripeError } from './stripe-error.ts';

/** POST /v1/payment_intents */
export function createIntent({ records }: Processor, body: Fields): Intent {
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    created: nowSeconds(),
    amount: readAmount(body) ?? 0,
    amount_received: 0,
    currency: textOf(body, 'currency') ?? 'usd',
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    livemode: false,
    metadata: { ...(fieldsOf(body, 'metadata') as Record<string, string>) },
    hooks: null,
    description: textOf(body, 'description') ?? null,
    receipt_email: textOf(body, 'receipt_email') ?? null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    cancellation_reason: null,
    canceled_at: null,
    payment_method_types: ['card'],
  };
  if (intent.amount === 0) throw invalidRequest('Missing required param: amount.', { param: 'amount' });
  records.put(intent);
  return intent;
}

function readAmount(body: Fields): number | undefined {
  const amount = numberOf(body, 'amount');
  if (amount !== undefined && amount < 50) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  return amount;
}

export function getIntent({ records }: Processor, id: string): Intent {
  const intent = records.find('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id);
  return intent;
}

/** Throws Stripe's error if the intent's status does not allow the action. */
function requireState(intent: Intent, action: string, statuses: readonly Intent['status'][]): void {
  if (statuses.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}

const openStatuses = ['requires_payment_method', 'requires_action'] as const;

/** POST /v1/payment_intents/:id: updates the amount, metadata, receipt email or tax calculation. */
export function updateIntent(processor: Processor, id: string, body: Fields): Intent {
  const intent = getIntent(processor, id);
  const amount = readAmount(body);
  if (amount !== undefined) requireState(intent, 'update', ['requires_payment_method']);
  intent.amount = amount ?? intent.amount;
  intent.metadata = { ...intent.metadata, ...(fieldsOf(body, 'metadata') as Record<string, string>) };
  intent.receipt_email = textOf(body, 'receipt_email') ?? intent.receipt_email;
  const calculation = textOf(fieldsOf(fieldsOf(fieldsOf(body, 'hooks'), 'inputs'), 'tax'), 'calculation');
  if (calculation !== undefined) intent.hooks = { inputs: { tax: { calculation } } };
  processor.records.put(intent);
  return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(processor: Processor, id: string, body: Fields): Intent {
  const intent = getIntent(processor, id);
  requireState(intent, 'cancel', openStatuses);
  Object.assign(intent, {
    status: 'canceled',
    next_action: null,
    canceled_at: nowSeconds(),
    cancellation_reason: textOf(body, 'cancellation_reason') ?? null,
  } satisfies Partial<Intent>);
  processor.records.put(intent);
  processor.webhooks.emit('payment_intent.canceled', intent);
  return intent;
}

/** POST /v1/payment_intents/:id/confirm: called by the browser with the client secret and the card. */
export function confirmIntent(processor: Processor, id: string, body: Fields): Intent {
  const intent = getIntent(processor, id);
  if (textOf(body, 'client_secret') !== intent.client_secret) throw notAllowed();
  requireState(intent, 'confirm', openStatuses);
  const { card, behavior } = readCard(body);
  const billingDetails = fieldsOf(fieldsOf(body, 'payment_method_data'), 'billing_details');
  const address = fieldsOf(billingDetails, 'address');
  const billing = {
    email: textOf(billingDetails, 'email') ?? null,
    name: textOf(billingDetails, 'name') ?? null,
    address: {
      country: textOf(address, 'country') ?? null,
      postal_code: textOf(address, 'postal_code') ?? null,
    },
  };
  intent.receipt_email = textOf(body, 'receipt_email') ?? intent.receipt_email;
  const { decline = null, isDisputed = false } = behavior;
  const confirmation: Confirmation = {
    id: newId('cnf'),
    object: 'confirmation',
    created: nowSeconds(),
    intent: id,
    return_url: textOf(body, 'return_url') ?? '/',
    card,
    billing,
    refusal: decline,
    isDisputed,
    isDone: false,
  };
  if (!behavior.requires3dSecure) return charge(processor, intent, confirmation);
  processor.records.put(confirmation);
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: {
      url: `${processor.publicUrl}/3d-secure/${confirmation.id}`,
      return_url: confirmation.return_url,
    },
  };
  processor.records.put(intent);
  processor.webhooks.emit('payment_intent.requires_action', intent);
  return intent;
}

/** Records the cardholder's first decision on the 3-D Secure page, and ignores later ones. */
export function finishConfirmation(
  processor: Processor,
  confirmation: Confirmation,
  isConfirmed: boolean,
): Intent {
  const intent = getIntent(processor, confirmation.intent);
  const isCurrent = intent.next_action?.redirect_to_url.url.endsWith(confirmation.id) ?? false;
  if (confirmation.isDone || !isCurrent || intent.status !== 'requires_action') return intent;
  processor.records.put({ ...confirmation, isDone: true } satisfies Confirmation);
  const authenticationFailure = {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  try {
    return charge(
      processor,
      intent,
      isConfirmed ? confirmation : { ...confirmation, refusal: authenticationFailure },
    );
  } catch (error) {
    if (error instanceof StripeError) return getIntent(processor, intent.id);
    throw error;
  }
}

/** Charges the card. Records a decline in the intent and throws it. */
function charge(
  processor: Processor,
  intent: Intent,
  { card, billing, refusal: decline, isDisputed }: Confirmation,
): Intent {
  const { records, webhooks } = processor;
  intent.next_action = null;
  if (decline) {
    const { code, message, decline_code } = decline;
    const declineError = { type: 'card_error', code, message, ...(decline_code && { decline_code }) };
    intent.status = 'requires_payment_method';
    intent.last_payment_error = declineError;
    records.put(intent);
    webhooks.emit('payment_intent.payment_failed', intent);
    throw cardError(code, message, { decline_code, payment_intent: intent });
  }
  const newCharge: Charge = {
    id: newId('ch'),
    object: 'charge',
    created: nowSeconds(),
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    currency: intent.currency,
    paid: true,
    status: 'succeeded',
    disputed: false,
    payment_intent: intent.id,
    receipt_email: intent.receipt_email,
    billing_details: billing,
    payment_method_details: { type: 'card', card },
  };
  records.put(newCharge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: newCharge.id,
    last_payment_error: null,
  } satisfies Partial<Intent>);
  records.put(intent);
  webhooks.emit('payment_intent.succeeded', intent);
  if (isDisputed) openDispute(processor, newCharge);
  return intent;
}
