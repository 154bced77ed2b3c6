import { cancelOrder } from '@dryrun/payments/cancel-order';
import type { PaymentRow } from '@dryrun/payments/payment-rows';
import {
  cancelIntent,
  findIntent,
  intentMetadata,
  isPaidOrProcessing,
  isUnavailable,
  isUnexpectedState,
  type Stripe,
  type StripeAdapter,
} from '@dryrun/payments/stripe';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { updateIntentId } from './orders.ts';
import { requestConfirmation } from './request-confirmation.ts';

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'client_secret'>;

interface IntentText {
  /** Receives Stripe's receipt. */
  readonly email: string;
  readonly description: string;
}

/** Returns the client secret of a payable intent. Throws `payment_under_way` if the order is paid or processing. */
export async function openIntent(
  context: Context,
  stripe: StripeAdapter,
  payment: PaymentRow,
  text: IntentText,
): Promise<string> {
  const { intent_id: intentId } = payment;
  const existingIntent = intentId === null ? undefined : await callStripe(() => findIntent(stripe, intentId));
  if (existingIntent && isPaidOrProcessing(existingIntent))
    throw await createInProgressError(context, existingIntent.id);
  if (existingIntent && existingIntent.status !== 'canceled') {
    const intent = await updateAmount(context, stripe, payment, existingIntent);
    if (intent) return requireClientSecret(await attachTax(stripe, payment, intent));
  }
  const intent = await callStripe(() =>
    stripe.paymentIntents.create(
      {
        amount: payment.amount_cents,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        receipt_email: text.email,
        description: text.description,
        metadata: intentMetadata(payment.id),
      },
      // A double click creates one intent. Another amount or a canceled intent needs a new key.
      { idempotencyKey: `intent-${payment.id}-${payment.amount_cents}-${intentId ?? 'first'}` },
    ),
  );
  if (await updateIntentId(context.db, payment.id, intent.id))
    return requireClientSecret(await attachTax(stripe, payment, intent));
  // Another tab has canceled this order, so the new intent must not be payable.
  await stripe.paymentIntents.cancel(intent.id).catch(() => undefined);
  throw new ApiError('payment_under_way');
}

/**
 * Attaches the tax calculation to the intent. Stripe records the tax on payment and reverses it on refund. Not part of
 * the create call: a double click calculates twice, and other parameters would break the idempotency key.
 */
async function attachTax(stripe: StripeAdapter, payment: PaymentRow, intent: Intent): Promise<Intent> {
  const calculation = payment.tax_calculation_id;
  if (calculation === null) return intent;
  return callStripe(() =>
    stripe.paymentIntents.update(intent.id, { hooks: { inputs: { tax: { calculation } } } }),
  );
}

/** Returns the intent with the order's amount. Undefined if it could not be changed and was canceled instead. */
async function updateAmount(
  context: Context,
  stripe: StripeAdapter,
  payment: PaymentRow,
  intent: Intent,
): Promise<Intent | undefined> {
  if (intent.amount === payment.amount_cents) return intent;
  try {
    return await callStripe(() => stripe.paymentIntents.update(intent.id, { amount: payment.amount_cents }));
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    const finalIntent = await callStripe(() => cancelIntent(stripe, intent.id));
    if (isPaidOrProcessing(finalIntent)) throw await createInProgressError(context, intent.id);
    return undefined;
  }
}

/** Throws `payment_under_way` if the order cannot be canceled. */
export async function cancelCompetingOrder(
  context: Context,
  stripe: StripeAdapter,
  order: PaymentRow,
): Promise<void> {
  const intentId = await callStripe(() => cancelOrder(context.db, stripe, order));
  if (intentId !== undefined) throw await createInProgressError(context, intentId);
}

function requireClientSecret({ client_secret }: Intent): string {
  if (client_secret === null) throw new Error('Stripe returned an intent without a client secret.');
  return client_secret;
}

/** Also makes the worker check the intent. */
async function createInProgressError(context: Context, intentId: string): Promise<ApiError> {
  await requestConfirmation(context, intentId, `confirm-${intentId}-${Date.now()}`);
  return new ApiError('payment_under_way');
}

/** Throws `card_processor_away` if Stripe is unavailable or rate-limited. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isUnavailable(error))
      throw new ApiError('card_processor_away', { retryAfterSeconds: 10, cause: error });
    throw error;
  }
}
