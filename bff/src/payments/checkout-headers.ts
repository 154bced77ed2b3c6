import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { RequestHandler } from 'express';
import type { Config } from '../platform/config.ts';

/** The CSP sources that Stripe.js needs (docs.stripe.com/security/guide, Content security policy). */
const stripeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};

/** Stripe's loader sets the URL of its script as a string, which Trusted Types would block. */
const droppedDirectives = ['require-trusted-types-for', 'trusted-types'];

/** Allows Stripe's script on checkout only. The client loads checkout as a new document, so that this applies. */
export function checkoutHeaders({ STRIPE_PUBLISHABLE_KEY: key }: Config): RequestHandler {
  const isStripe = key !== '' && !isLocalCardKey(key);
  return (_req, res, next) => {
    const policy = res.getHeader('Content-Security-Policy');
    if (isStripe && typeof policy === 'string') res.setHeader('Content-Security-Policy', allowStripe(policy));
    next();
  };
}

function allowStripe(policy: string): string {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(stripeSources))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  for (const name of droppedDirectives) directives.delete(name);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
