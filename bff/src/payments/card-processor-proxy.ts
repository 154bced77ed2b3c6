import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { serverPaths } from '@dryrun/contracts/pages';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import express, { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';

/** The requests that a browser needs: confirm an intent, and open the 3-D Secure page. */
const allowedRequests = [/^POST \/v1\/payment_intents\/\w+\/confirm$/, /^(GET|POST) \/3d-secure\/\w+$/];

const timeoutMs = 10_000;

/** Has no routes with Stripe: real card numbers go from the browser to Stripe and never reach this server. */
export function cardProcessorProxy({ config }: Context): Router {
  const router = Router();
  if (!isLocalCardKey(config.STRIPE_PUBLISHABLE_KEY)) return router;
  router.use(express.text({ type: () => true, limit: '64kb' }), async (req, res) => {
    res.locals['route'] = serverPaths.cardProcessor;
    if (!allowedRequests.some((pattern) => pattern.test(`${req.method} ${req.path}`)))
      throw new ApiError('not_found');
    const { authorization, 'content-type': type = 'application/x-www-form-urlencoded' } = req.headers;
    const response = await fetch(`${config.STRIPE_API_URL}${req.path}`, {
      method: req.method,
      headers: omitUndefined({ 'content-type': type, authorization }),
      ...(req.method === 'POST' && { body: typeof req.body === 'string' ? req.body : '' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new ApiError('card_processor_away', { retryAfterSeconds: 10, cause: error });
    });
    const location = response.headers.get('location');
    if (location !== null) res.set('Location', location);
    res
      .status(response.status)
      .set('Cache-Control', 'no-store')
      .type(response.headers.get('content-type') ?? 'application/json')
      .send(await response.text());
  });
  return router;
}
