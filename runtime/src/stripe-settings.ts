import { z } from 'zod';
import { appMode, flag, Secret } from './config.ts';

const stripeApi = 'https://api.stripe.com';

const optionalSecret = z
  .string()
  .default('')
  .transform((value) => (value === '' ? undefined : new Secret(value)));

/** The settings of card payments; without keys checkout is closed. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: optionalSecret,
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: optionalSecret,
  /** Where Stripe's API is: Stripe itself, or the local card processor. */
  STRIPE_API_URL: z.url().default(stripeApi),
  /** A production that shows itself: it may run on the local card processor, which moves no money. */
  DEMO: flag.default(false),
};

const settingsSchema = z.object({ APP_MODE: appMode, ...stripeSettings });
type StripeSettings = z.output<typeof settingsSchema>;

/** Whether the keys are those of the local card processor. */
export const isLocalCardKey = (publishableKey: string): boolean => publishableKey.startsWith('pk_local_');

/** Refuses half-set keys, and in production everything that only looks like money. For `schema.superRefine`. */
export function checkStripeSettings(settings: StripeSettings, context: z.core.$RefinementCtx): void {
  const fault = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: hook,
  } = settings;
  if (!key && !publishable && !hook) return;
  if (!key) fault('STRIPE_SECRET_KEY', 'is needed with the other keys of Stripe');
  if (!publishable) fault('STRIPE_PUBLISHABLE_KEY', 'is needed with the other keys of Stripe');
  if (!hook) fault('STRIPE_WEBHOOK_SECRET', 'is needed with the other keys of Stripe');
  const isLocal = isLocalCardKey(publishable) || settings.STRIPE_API_URL !== stripeApi;
  if (isLocal && settings.APP_MODE === 'production' && !settings.DEMO) {
    fault('STRIPE_API_URL', 'the local card processor moves no money: production needs Stripe, or DEMO=1');
  }
}

/** Host, port and protocol as the Stripe library takes them. */
export function stripeAddress(url: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: Number(port) || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' };
}
