import { toEventRow, type Stripe, type StripeAdapter } from '@dryrun/payments/stripe';
import express, { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { requestConfirmation } from './request-confirmation.ts';

const path = '/payment/webhook';
/** Older events are replays. */
const toleranceSeconds = 5 * 60;

/** POST /payment/webhook. Stores each signed event once; the worker then fetches the state from Stripe. */
export function paymentWebhook(context: Context): Router {
  const { stripe, config, db, log } = context;
  const router = Router();
  router.post(path, express.raw({ type: () => true, limit: '1mb' }), async (req, res) => {
    res.locals['route'] = path;
    const secret = config.STRIPE_WEBHOOK_SECRET;
    if (!stripe || !secret) throw new ApiError('payments_closed');
    const event = readEvent(stripe, req.body, req.headers['stripe-signature'], secret.reveal());
    const row = toEventRow(event);
    const intentId = row.intent_id;
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('webhook_event')
      .values({ ...row, handled_at: intentId === null ? new Date() : null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    log.info({ eventId: event.id, type: event.type, paymentIntentId: intentId }, 'Stripe event received');
    if (numInsertedOrUpdatedRows > 0n && intentId !== null)
      await requestConfirmation(context, intentId, `event-${event.id}`);
    res.json({ received: true });
  });
  return router;
}

function readEvent(stripe: StripeAdapter, body: unknown, signature: unknown, secret: string): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ApiError('webhook_not_signed');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    throw new ApiError('webhook_not_signed', { cause: error });
  }
}
