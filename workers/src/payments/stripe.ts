import { stripeAddress } from '@dryrun/runtime/stripe-settings';
import { Stripe } from 'stripe';
import type { Config } from './config.ts';
import type { StripeAdapter } from './context.ts';

/** The card processor of the settings; undefined while checkout is closed. */
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
