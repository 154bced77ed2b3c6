import { stripeAddress } from '@dryrun/runtime/stripe-settings';
import { Stripe } from 'stripe';
import type { Config } from './config.ts';

export type StripeAdapter = Pick<Stripe, 'paymentIntents' | 'webhooks' | 'tax'>;

/** Short, because a buyer waits for the response. */
const timeoutMs = 8000;

/** STRIPE_API_URL selects a compatible server. Undefined without keys. */
export function connectStripe(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): StripeAdapter | undefined {
  return (
    config.STRIPE_SECRET_KEY &&
    new Stripe(config.STRIPE_SECRET_KEY.reveal(), {
      ...stripeAddress(config.STRIPE_API_URL),
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
    })
  );
}
