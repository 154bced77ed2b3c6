import { Stripe } from 'stripe';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import type { StripeAdapter } from '../platform/stripe.ts';
import { cancelOrder, findOrder, updateIntentId, type PaymentRow } from './orders.ts';

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'client_secret'>;

interface IntentText {
  /** Where the processor sends its receipt. */
  readonly email: string;
  readonly description: string;
}

/**
 * The client secret of an order's intent: of the one it has, if that can still be paid, else of a new one. Throws
 * `payment_under_way` when its money is already moving.
 */
export async function openIntent(
  context: Context,
  stripe: StripeAdapter,
  payment: PaymentRow,
  text: IntentText,
): Promise<string> {
  const existing = payment.intent_id === null ? undefined : await findIntent(stripe, payment.intent_id);
  if (existing && isPaidOrProcessing(existing)) throw await inProgress(context, existing.id);
  if (existing && existing.status !== 'canceled') {
    const intent = await atAmount(context, stripe, payment, existing);
    if (intent) return secretOf(await withTax(stripe, payment, intent));
  }
  const intent = await callProcessor(() =>
    stripe.paymentIntents.create(
      {
        amount: payment.amount_cents,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        receipt_email: text.email,
        description: text.description,
        metadata: { app: 'dry-run', payment: payment.id },
      },
      // Two presses at once make one intent; another sum, or a former intent that was cancelled, makes another.
      { idempotencyKey: `intent-${payment.id}-${payment.amount_cents}-${payment.intent_id ?? 'first'}` },
    ),
  );
  if (await updateIntentId(context.db, payment.id, intent.id))
    return secretOf(await withTax(stripe, payment, intent));
  // Another tab has closed this order meanwhile: its intent must not be payable.
  await stripe.paymentIntents.cancel(intent.id).catch(() => undefined);
  throw new ApiError('payment_under_way');
}

/**
 * Hands the order's tax calculation to the processor, which books it when the intent is paid and takes it back with a
 * refund. Not with the intent's making: two presses at once calculate twice, and must make one intent.
 */
async function withTax(stripe: StripeAdapter, payment: PaymentRow, intent: Intent): Promise<Intent> {
  const calculation = payment.tax_calculation_id;
  if (calculation === null) return intent;
  return callProcessor(() =>
    stripe.paymentIntents.update(intent.id, { hooks: { inputs: { tax: { calculation } } } }),
  );
}

/** The intent with the order's sum; undefined when it cannot be changed and was cancelled instead. */
async function atAmount(
  context: Context,
  stripe: StripeAdapter,
  payment: PaymentRow,
  intent: Intent,
): Promise<Intent | undefined> {
  if (intent.amount === payment.amount_cents) return intent;
  try {
    return await callProcessor(() =>
      stripe.paymentIntents.update(intent.id, { amount: payment.amount_cents }),
    );
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    const now = await cancelIntent(stripe, intent.id);
    if (isPaidOrProcessing(now)) throw await inProgress(context, intent.id);
    return undefined;
  }
}

/**
 * Takes an order off the table, at the processor first. Throws `payment_under_way` when it is being paid. An intent that
 * another tab gives it meanwhile is cancelled as well.
 */
export async function cancelCompetingOrder(
  context: Context,
  stripe: StripeAdapter,
  sibling: PaymentRow,
): Promise<void> {
  if (sibling.intent_id?.startsWith('free_')) throw await inProgress(context, sibling.intent_id);
  if (sibling.intent_id !== null) {
    const intent = await cancelIntent(stripe, sibling.intent_id);
    if (isPaidOrProcessing(intent)) throw await inProgress(context, intent.id);
  }
  if (await cancelOrder(context.db, sibling)) return;
  await cancelCompetingOrder(context, stripe, await findOrder(context.db, sibling.id));
}

/** Cancels, and tells the state it ends in: an intent that is already paid stays so. */
async function cancelIntent(stripe: StripeAdapter, id: string): Promise<Intent> {
  try {
    return await callProcessor(() => stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return callProcessor(() => stripe.paymentIntents.retrieve(id));
  }
}

async function findIntent(stripe: StripeAdapter, id: string): Promise<Intent | undefined> {
  try {
    return await callProcessor(() => stripe.paymentIntents.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

const isPaidOrProcessing = ({ status }: Intent): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

function secretOf({ client_secret }: Intent): string {
  if (client_secret === null) throw new Error('The processor gave an intent without a client secret.');
  return client_secret;
}

/** The refusal for an order whose money is moving; the worker is told to look at it. */
async function inProgress({ enqueuer, log }: Context, paymentIntentId: string): Promise<ApiError> {
  await enqueuer
    .enqueue('payments', 'confirm', { paymentIntentId }, `confirm-${paymentIntentId}-${Date.now()}`)
    .catch((error: unknown) =>
      log.warn({ err: error, paymentIntentId }, 'could not enqueue; reconciling will'),
    );
  return new ApiError('payment_under_way');
}

/** A call of the processor; when it is away, a sentence says so. */
export async function callProcessor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500);
    if (isAway) throw new ApiError('card_processor_away', { retryAfterSeconds: 10, cause: error });
    throw error;
  }
}
