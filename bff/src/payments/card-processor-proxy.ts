import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import express, { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';

/** What a browser may ask of the local card processor: confirming an intent, and its page for 3-D Secure. */
const allowed = [/^POST \/v1\/payment_intents\/\w+\/confirm$/, /^(GET|POST) \/3d-secure\/\w+$/];

const patienceMs = 10_000;

/**
 * Hands a browser's calls on to the local card processor, so that it is reached wherever this server is. With Stripe there
 * is nothing here: a real card's number goes from the browser to Stripe and never comes by.
 */
export function cardProcessorPages({ config }: Context): Router {
  const router = Router();
  if (!isLocalCardKey(config.STRIPE_PUBLISHABLE_KEY)) return router;
  router.use(express.text({ type: () => true, limit: '64kb' }), async (req, res) => {
    res.locals['route'] = '/card-processor';
    if (!allowed.some((pattern) => pattern.test(`${req.method} ${req.path}`)))
      throw new ApiError('not_found');
    const { authorization, 'content-type': type = 'application/x-www-form-urlencoded' } = req.headers;
    const answer = await fetch(`${config.STRIPE_API_URL}${req.path}`, {
      method: req.method,
      headers: { 'content-type': type, ...(authorization && { authorization }) },
      ...(req.method === 'POST' && { body: typeof req.body === 'string' ? req.body : '' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw new ApiError('card_processor_away', { retryAfterSeconds: 10, cause: error });
    });
    const location = answer.headers.get('location');
    if (location !== null) res.set('Location', location);
    res
      .status(answer.status)
      .set('Cache-Control', 'no-store')
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text());
  });
  return router;
}
