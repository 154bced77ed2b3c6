import { z } from 'zod';
import { appMode, flag, optionalSecret } from './config.ts';

const stripeApi = 'https://api.stripe.com';

/** Checkout is disabled without keys. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: optionalSecret,
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: optionalSecret,
  /** Base URL of Stripe or of the local card processor. */
  STRIPE_API_URL: z.url().default(stripeApi),
  /** A demo in production mode; may use the local card processor, which charges no real cards. */
  DEMO: flag.default(false),
};

const settingsSchema = z.object({ APP_MODE: appMode, ...stripeSettings });
type StripeSettings = z.output<typeof settingsSchema>;

export const isLocalCardKey = (publishableKey: string): boolean => publishableKey.startsWith('pk_local_');

/** Rejects incomplete keys, and the local card processor in production. For `schema.superRefine`. */
export function checkStripeSettings(settings: StripeSettings, context: z.core.$RefinementCtx): void {
  const addIssue = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (!key && !publishableKey && !webhookSecret) return;
  if (!key) addIssue('STRIPE_SECRET_KEY', 'is required with the other Stripe keys');
  if (!publishableKey) addIssue('STRIPE_PUBLISHABLE_KEY', 'is required with the other Stripe keys');
  if (!webhookSecret) addIssue('STRIPE_WEBHOOK_SECRET', 'is required with the other Stripe keys');
  const isLocal = isLocalCardKey(publishableKey) || settings.STRIPE_API_URL !== stripeApi;
  if (isLocal && settings.APP_MODE === 'production' && !settings.DEMO) {
    addIssue(
      'STRIPE_API_URL',
      'the local card processor moves no money; configure Stripe for production, or set DEMO=1',
    );
  }
}
