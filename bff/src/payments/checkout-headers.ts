import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { RequestHandler } from 'express';
import type { Config } from '../platform/config.ts';

/** What Stripe's card field needs of a page (docs.stripe.com/security/guide, content security policy). */
const stripeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};

/** Stripe's loader sets the address of its script as a text. */
const notWithStripe = ['require-trusted-types-for', 'trusted-types'];

/**
 * Lets Stripe's script into the checkout page, and into no other: mounted at /buy behind the headers of all pages. The
 * client loads checkout as a document of its own, so that these headers apply.
 */
export function checkoutHeaders({ STRIPE_PUBLISHABLE_KEY: key }: Config): RequestHandler {
  const isStripe = key !== '' && !isLocalCardKey(key);
  return (_req, res, next) => {
    const policy = res.getHeader('Content-Security-Policy');
    if (isStripe && typeof policy === 'string') res.setHeader('Content-Security-Policy', widen(policy));
    next();
  };
}

function widen(policy: string): string {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(stripeSources))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  for (const name of notWithStripe) directives.delete(name);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
