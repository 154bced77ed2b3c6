import { z } from 'zod';
import { auditReason } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { filter, enumFilter, pageSchema } from './pagination.ts';
import { stripeId } from './payment-fields.ts';
import { requestBody, trueOrFalse, textWithoutNulls, shortText } from './request-field.ts';
import { messageResponse } from './responses.ts';

const refundStates = ['requested', 'approved', 'pending', 'succeeded', 'failed', 'rejected'] as const;

export const refundSchema = z.object({
  state: z.enum(refundStates),
  amount: z.number(),
  /** The admin's reason for a rejection. */
  answer: z.string().nullable(),
  requestedAt: z.iso.datetime(),
});

/** The time in which we answer a refund request that isn't automatic. */
export const refundAnswerTime = '3 business days';

/** Usage measured against the refund rule, which decides whether a refund is automatic. */
export const refundMeterSchema = z.object({
  finishedLessons: z.int(),
  lessons: z.int(),
  readingMinutes: z.int(),
  isWithinRule: z.boolean(),
});

export type RefundMeter = z.output<typeof refundMeterSchema>;

/** Requests a refund. Automatic within the refund rule, otherwise an admin decides. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/payment/refund',
  access: 'user',
  body: requestBody({ stripeId, reason: shortText('reason', 1000).optional() }),
  response: messageResponse.extend({ refund: refundSchema }),
});

export const adminRefundSchema = z.object({
  id: z.uuid(),
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

/** Refund requests, newest first; `waiting` filters undecided ones. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  access: 'admin',
  query: z.object({ cursor: filter('cursor'), state: enumFilter('state', ['waiting', 'decided']) }),
  response: pageSchema(adminRefundSchema),
});

export const decideRefund = endpoint({
  method: 'PUT',
  path: '/admin/refunds/:id',
  access: 'admin',
  params: z.object({ id: textWithoutNulls('id').max(64, 'id: too long') }),
  body: requestBody({
    isApproved: trueOrFalse('isApproved'),
    answer: shortText('answer', 1000).default(''),
  }),
  response: adminRefundSchema,
});

/** Refunds the rest of a payment, regardless of the refund rule. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund',
  access: 'admin',
  params: z.object({ id: z.uuid('id: must be the id of a payment') }),
  body: requestBody({ reason: auditReason }),
  response: messageResponse,
});
