import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { coursesIds, noNull, promoCode, shortText, stripeId } from './payment-fields.ts';
import {
  changePromoCode,
  createPromoCode,
  findPromoLink,
  listPromoCodes,
  submitPromoCode,
} from './promo-codes.ts';
import {
  decideRefund,
  listRefunds,
  refundMeterSchema,
  refundPayment,
  refundSchema,
  requestRefund,
} from './refunds.ts';
import { requestBody, trueOrFalse, wholeNumber } from './request-field.ts';

/** What a buyer ticks before paying; this very text is stored with the payment. */
export const withdrawalConsent =
  'I want to start at once, and I know that I can have a refund within 7 days as long as I completed at most a quarter of the lessons and read for at most 3 hours.';

const purchase = {
  coursesIds,
  promoCode: promoCode('promoCode')
    .nullish()
    .transform((code) => code || undefined),
  /** Buying a year more of a course that is still owned; without it an owned course is refused. */
  extend: trueOrFalse('extend').optional(),
};

/** The sum to pay and how it comes about, in integer cents. Only the server computes it. */
export const quoteSchema = z.object({
  currency: z.literal('usd'),
  listCents: z.int(),
  courseDiscountCents: z.int(),
  promoCode: z.string().nullable(),
  promoDiscountCents: z.int(),
  totalCents: z.int(),
  /** The tax that the total holds; null where none is charged. */
  tax: z.object({ name: z.string(), percent: z.number(), cents: z.int() }).nullable(),
  /** When access will end if it is paid now. */
  accessUntil: z.iso.datetime(),
});

export type Quote = z.output<typeof quoteSchema>;

/** POST /buy/quote: the price breakdown that checkout shows before anything is charged. */
export const getQuote = endpoint({
  method: 'POST',
  path: '/buy/quote',
  access: 'user',
  body: requestBody(purchase),
  response: quoteSchema,
});

/**
 * POST /buy/create-payment-intent: the card payment's client secret as plain text, or `free_{orderId}` when there is
 * nothing to pay. Repeating it answers the open intent.
 */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/buy/create-payment-intent',
  access: 'user',
  body: requestBody({
    ...purchase,
    /** That the buyer ticked `withdrawalConsent`. */
    startsAtOnce: trueOrFalse('startsAtOnce').optional(),
  }),
  response: z.string(),
  text: true,
});

/**
 * GET /buy/payment-status: `processed` once the buyer is enrolled; `error` is why the last attempt failed, and comes with
 * what was being bought, so that it can be tried again.
 */
export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/buy/payment-status/:paymentIntentId',
  access: 'user',
  params: z.object({ paymentIntentId: noNull('paymentIntentId').max(255, 'paymentIntentId: too long') }),
  response: z.object({
    processed: z.boolean(),
    error: z.string().optional(),
    coursePath: z.string().optional(),
    isExtension: z.boolean().optional(),
  }),
});

/** GET /buy/card-form: which card form the browser shows, and the publishable key it needs. */
export const getCardForm = endpoint({
  method: 'GET',
  path: '/buy/card-form',
  access: 'public',
  response: z.object({
    /** `local` is the test processor of this installation: no real card is charged. */
    provider: z.enum(['stripe', 'local', 'none']),
    publishableKey: z.string(),
  }),
});

export type CardForm = z.output<typeof getCardForm.response>;

/** A payment; `stripeId`, `amount` (in dollars) and `creationTime` are the specification's. */
export const paymentSchema = z.object({
  stripeId: z.string(),
  amount: z.number(),
  creationTime: z.iso.datetime(),
  currency: z.literal('usd').optional(),
  description: z.string().optional(),
  status: z.enum(['paid', 'refunded', 'partly refunded', 'disputed']).optional(),
  refundedAmount: z.number().optional(),
  accessUntil: z.iso.datetime().nullable().optional(),
  /** The card that paid; null for what was free. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable().optional(),
  /** The tax that the amount holds. */
  tax: z.object({ name: z.string(), percent: z.number(), amount: z.number() }).nullable().optional(),
  /** The terms of service under which it was bought. */
  termsVersion: z.string().optional(),
  /** Until when a refund may be asked for; null when there is nothing to refund. */
  refundUntil: z.iso.datetime().nullable().optional(),
  refund: refundSchema.nullable().optional(),
  meter: refundMeterSchema.nullable().optional(),
  invoiceNumber: z.string().nullable().optional(),
  creditNoteNumber: z.string().nullable().optional(),
});

export type Payment = z.output<typeof paymentSchema>;

/** GET /payment/all: what the caller has paid, newest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payment/all',
  access: 'user',
  response: z.array(paymentSchema),
});

/** POST /payment/invoice: issues the payment's invoice; the billing details can be given once, before that. */
export const issueInvoice = endpoint({
  method: 'POST',
  path: '/payment/invoice',
  access: 'user',
  body: requestBody({
    stripeId,
    billingName: shortText('billingName', 200).optional(),
    billingAddress: shortText('billingAddress', 500).optional(),
    taxId: shortText('taxId', 50).optional(),
  }),
  response: z.object({ invoiceNumber: z.string() }),
});

/** POST /payment/reading: the caller is reading a lesson of a course right now. Counts towards the refund rule. */
export const recordReading = endpoint({
  method: 'POST',
  path: '/payment/reading',
  access: 'user',
  body: requestBody({ courseId: wholeNumber('courseId') }),
  response: z.object({ readingMinutes: z.int() }),
});

export const paymentsContract = {
  getQuote,
  createPaymentIntent,
  submitPromoCode,
  getPaymentStatus,
  getCardForm,
  findPromoLink,
  listPayments,
  requestRefund,
  issueInvoice,
  recordReading,
  listPromoCodes,
  createPromoCode,
  changePromoCode,
  listRefunds,
  decideRefund,
  refundPayment,
};
