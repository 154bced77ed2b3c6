import { stripeAddress } from '@dryrun/runtime/stripe-settings';
import { Stripe } from 'stripe';
import type { Config } from './config.ts';
import type { StripeAdapter } from './context.ts';

/** Creates the Stripe client; undefined if no Stripe keys are configured. */
export function connectStripe(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): StripeAdapter | undefined {
  return (
    config.STRIPE_SECRET_KEY &&
    new Stripe(config.STRIPE_SECRET_KEY.reveal(), {
      ...stripeAddress(config.STRIPE_API_URL),
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
    })
  );
}

/** Returns true if Stripe refused a call because the intent was paid or canceled in the meantime. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
