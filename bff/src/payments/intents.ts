import { Stripe } from 'stripe';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import type { StripeAdapter } from '../platform/stripe.ts';
import { cancelOrder, findOrder, updateIntentId, type PaymentRow } from './orders.ts';

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
  const existingIntent = payment.intent_id === null ? undefined : await findIntent(stripe, payment.intent_id);
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
        metadata: { app: 'dry-run', payment: payment.id },
      },
      // A double click creates one intent. Another amount or a canceled intent needs a new key.
      { idempotencyKey: `intent-${payment.id}-${payment.amount_cents}-${payment.intent_id ?? 'first'}` },
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
    const finalIntent = await cancelIntent(stripe, intent.id);
    if (isPaidOrProcessing(finalIntent)) throw await createInProgressError(context, intent.id);
    return undefined;
  }
}

/** Cancels in Stripe first, and also an intent that another tab adds meanwhile. Throws `payment_under_way`. */
export async function cancelCompetingOrder(
  context: Context,
  stripe: StripeAdapter,
  order: PaymentRow,
): Promise<void> {
  if (order.intent_id?.startsWith('free_')) throw await createInProgressError(context, order.intent_id);
  if (order.intent_id !== null) {
    const intent = await cancelIntent(stripe, order.intent_id);
    if (isPaidOrProcessing(intent)) throw await createInProgressError(context, intent.id);
  }
  if (await cancelOrder(context.db, order)) return;
  await cancelCompetingOrder(context, stripe, await findOrder(context.db, order.id));
}

/** Returns the final state. A paid intent stays paid. */
async function cancelIntent(stripe: StripeAdapter, id: string): Promise<Intent> {
  try {
    return await callStripe(() => stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return callStripe(() => stripe.paymentIntents.retrieve(id));
  }
}

async function findIntent(stripe: StripeAdapter, id: string): Promise<Intent | undefined> {
  try {
    return await callStripe(() => stripe.paymentIntents.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

const isPaidOrProcessing = ({ status }: Intent): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

function requireClientSecret({ client_secret }: Intent): string {
  if (client_secret === null) throw new Error('Stripe returned an intent without a client secret.');
  return client_secret;
}

/** Also makes the worker check the intent. */
async function createInProgressError({ enqueuer, log }: Context, paymentIntentId: string): Promise<ApiError> {
  await enqueuer
    .enqueue('payments', 'confirm', { paymentIntentId }, `confirm-${paymentIntentId}-${Date.now()}`)
    .catch((error: unknown) =>
      log.warn({ err: error, paymentIntentId }, 'could not enqueue; reconciliation will retry'),
    );
  return new ApiError('payment_under_way');
}

/** Throws `card_processor_away` if Stripe is unavailable or rate-limited. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isUnavailable =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500);
    if (isUnavailable) throw new ApiError('card_processor_away', { retryAfterSeconds: 10, cause: error });
    throw error;
  }
}
