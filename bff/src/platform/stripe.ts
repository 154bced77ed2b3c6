import { stripeAddress } from '@dryrun/runtime/stripe-settings';
import { Stripe } from 'stripe';
import type { Config } from './config.ts';

/** What the payments room asks of the card processor. */
export type StripeAdapter = Pick<Stripe, 'paymentIntents' | 'webhooks' | 'tax'>;

/** Answers come within seconds or not at all: a buyer waits. */
const patienceMs = 8000;

/** The card processor of the settings: Stripe, or whoever speaks like it at STRIPE_API_URL. */
export function connectStripe(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): StripeAdapter | undefined {
  return (
    config.STRIPE_SECRET_KEY &&
    new Stripe(config.STRIPE_SECRET_KEY.reveal(), {
      ...stripeAddress(config.STRIPE_API_URL),
      maxNetworkRetries: 2,
      timeout: patienceMs,
      telemetry: false,
    })
  );
}
