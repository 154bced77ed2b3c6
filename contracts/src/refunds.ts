import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, filterOf, pageOf } from './pagination.ts';
import { noNull, shortText, stripeId } from './payment-fields.ts';
import { requestBody, trueOrFalse } from './request-field.ts';

const refundStates = ['requested', 'approved', 'pending', 'succeeded', 'failed', 'rejected'] as const;

/** A refund as its buyer sees it. */
export const refundSchema = z.object({
  state: z.enum(refundStates),
  amount: z.number(),
  /** The admin's words when it was rejected. */
  answer: z.string().nullable(),
  requestedAt: z.iso.datetime(),
});

/** The published refund rule, measured: both values decide whether a refund is given at once. */
export const refundMeterSchema = z.object({
  finishedLessons: z.int(),
  lessons: z.int(),
  readingMinutes: z.int(),
  isWithinRule: z.boolean(),
});

export type RefundMeter = z.output<typeof refundMeterSchema>;

/** POST /payment/refund: asks for the money back; given at once within the published rule, else an admin decides. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/payment/refund',
  access: 'user',
  body: requestBody({ stripeId, reason: shortText('reason', 1000).optional() }),
  response: z.object({ refund: refundSchema, message: z.string() }),
});

/** A refund request that waits for an admin, or was decided. */
export const adminRefundSchema = z.object({
  id: z.uuid(),
  /** Who asked: the buyer, or an admin who gave it back unasked. */
  origin: z.enum(['buyer', 'admin']),
  state: z.enum(refundStates),
  stripeId: z.string(),
  accountId: z.uuid(),
  email: z.string(),
  amount: z.number(),
  reason: z.string(),
  paidAt: z.iso.datetime(),
  requestedAt: z.iso.datetime(),
  meter: refundMeterSchema.nullable(),
  answer: z.string().nullable(),
});

export type AdminRefund = z.output<typeof adminRefundSchema>;

/** GET /admin/refunds: what buyers and admins asked for, the newest first; `waiting` are those that nobody has decided. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  access: 'admin',
  query: z.object({ cursor: filter('cursor'), state: filterOf('state', ['waiting', 'decided']) }),
  response: pageOf(adminRefundSchema),
});

/** PUT /admin/refunds/{id}: approves or rejects a request. */
export const decideRefund = endpoint({
  method: 'PUT',
  path: '/admin/refunds/:id',
  access: 'admin',
  params: z.object({ id: noNull('id').max(64, 'id: too long') }),
  body: requestBody({
    isApproved: trueOrFalse('isApproved'),
    answer: shortText('answer', 1000).default(''),
  }),
  response: adminRefundSchema,
});

/** POST /admin/payments/{id}/refund: gives the rest of a payment back, whatever the refund rule says. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund',
  access: 'admin',
  params: z.object({ id: z.uuid('id: this is no id of a payment') }),
  body: requestBody({
    reason: shortText('reason', 500).pipe(z.string().min(1, 'reason: say why; it is kept in the audit log')),
  }),
  response: z.object({ message: z.string() }),
});
