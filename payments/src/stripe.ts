import { isFreeOrderId } from '@dryrun/contracts/free-order';
import { Stripe } from 'stripe';

export type { Stripe } from 'stripe';

export type StripeAdapter = Pick<
  Stripe,
  'paymentIntents' | 'refunds' | 'disputes' | 'events' | 'webhooks' | 'tax'
>;

interface StripeAccount {
  /** The secret is undefined if no Stripe keys are configured. */
  readonly STRIPE_SECRET_KEY: { reveal(): string } | undefined;
  /** Base URL of Stripe or of a compatible server. */
  readonly STRIPE_API_URL: string;
}

/** Undefined without keys: checkout is then closed. */
export function connectStripe(
  { STRIPE_SECRET_KEY: key, STRIPE_API_URL }: StripeAccount,
  timeoutMs: number,
): StripeAdapter | undefined {
  const { hostname: host, port, protocol } = new URL(STRIPE_API_URL);
  const isHttp = protocol === 'http:';
  return (
    key &&
    new Stripe(key.reveal(), {
      host,
      port: Number(port) || (isHttp ? 80 : 443),
      protocol: isHttp ? 'http' : 'https',
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
    })
  );
}

export function requireStripe(stripe: StripeAdapter | undefined): StripeAdapter {
  if (!stripe) throw new Error('Checkout is disabled: no Stripe keys are configured.');
  return stripe;
}

/** Includes the latest charge. Undefined for a free order and if Stripe does not know the id. */
export async function findIntent(
  stripe: StripeAdapter,
  id: string,
): Promise<Stripe.PaymentIntent | undefined> {
  if (isFreeOrderId(id)) return undefined;
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Returns the final state. A paid intent stays paid. */
export async function cancelIntent(stripe: StripeAdapter, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(id);
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return stripe.paymentIntents.retrieve(id);
  }
}

export const isPaidOrProcessing = ({ status }: Pick<Stripe.PaymentIntent, 'status'>): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';

/** Metadata that identifies an intent's order, even if the response with the intent's id was lost. */
export const intentMetadata = (paymentId: string) => ({ app: 'dry-run', payment: paymentId });

export const paymentIdOf = ({ metadata }: Stripe.PaymentIntent): string | undefined =>
  metadata['app'] === 'dry-run' ? metadata['payment'] : undefined;

/** Returns the id of the event's payment intent, or of the intent of its charge, refund or dispute. */
export function intentIdOf({ data: { object } }: Stripe.Event): string | null {
  const fields = object as { object?: unknown; id?: unknown; payment_intent?: unknown };
  const intent = fields.object === 'payment_intent' ? fields.id : fields.payment_intent;
  if (typeof intent === 'string') return intent;
  const id = (intent as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

/** The row of an event in the table `webhook_event`, without the time when it was handled. */
export const toEventRow = (event: Stripe.Event) => ({
  id: event.id,
  type: event.type,
  intent_id: intentIdOf(event),
});

/** True if Stripe refused a call because the intent was paid or canceled in the meantime. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

/** True if Stripe refused a call, and would refuse it again. */
export const isRejected = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** True if Stripe may accept the same call later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500);
