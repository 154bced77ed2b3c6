import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { coursesIds, promoCode, stripeId } from './payment-fields.ts';
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
import { requestBody, trueOrFalse, wholeNumber, textWithoutNulls, shortText } from './request-field.ts';

/** Checkbox label at checkout. The text is stored with the payment. */
export const withdrawalConsent =
  'I want to start right away, and I understand that I can get a refund within 7 days if I have completed at most a quarter of the lessons and read for at most 3 hours.';

const purchase = {
  coursesIds,
  promoCode: promoCode('promoCode')
    .nullish()
    .transform((code) => code || undefined),
  /** Allows buying another year of an owned course. */
  extend: trueOrFalse('extend').optional(),
};

/** Price breakdown in integer cents, computed by the server only. */
export const quoteSchema = z.object({
  currency: z.literal('usd'),
  listCents: z.int(),
  courseDiscountCents: z.int(),
  promoCode: z.string().nullable(),
  /** The promo code's discount as a fraction; null if it is a fixed amount, and without a code. */
  promoFraction: z.number().nullable(),
  promoDiscountCents: z.int(),
  totalCents: z.int(),
  /** Tax included in the total; null if none. */
  tax: z.object({ name: z.string(), percent: z.number(), cents: z.int() }).nullable(),
  /** End of access if paid now. */
  accessUntil: z.iso.datetime(),
});

export type Quote = z.output<typeof quoteSchema>;

export const getQuote = endpoint({
  method: 'POST',
  path: '/buy/quote',
  access: 'user',
  body: requestBody(purchase),
  response: quoteSchema,
});

/** The Stripe client secret, or the id of a free order, as plain text. Repeated calls return the open intent. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/buy/create-payment-intent',
  access: 'user',
  body: requestBody({
    ...purchase,
    /** Whether the buyer checked `withdrawalConsent`. */
    startsAtOnce: trueOrFalse('startsAtOnce').optional(),
  }),
  response: z.string(),
  text: true,
});

/**
 * `processed` is true once the buyer is enrolled. The other fields describe a failed payment, for a retry with the same
 * price. `isFinal` means that the payment can no longer succeed.
 */
export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/buy/payment-status/:paymentIntentId',
  access: 'user',
  allowedInView: false, // counts the polls and asks Stripe
  params: z.object({
    paymentIntentId: textWithoutNulls('paymentIntentId').max(255, 'paymentIntentId: too long'),
  }),
  response: z.object({
    processed: z.boolean(),
    error: z.string().optional(),
    isFinal: z.boolean().optional(),
    coursePath: z.string().optional(),
    isExtension: z.boolean().optional(),
    promoCode: z.string().optional(),
  }),
});

export const getCardForm = endpoint({
  method: 'GET',
  path: '/buy/card-form',
  access: 'public',
  response: z.object({
    /** `local` is the built-in card processor for development: no real card is charged. */
    provider: z.enum(['stripe', 'local', 'none']),
    publishableKey: z.string(),
  }),
});

export type CardForm = z.output<typeof getCardForm.response>;

/** `amount` is in dollars. */
export const paymentSchema = z.object({
  stripeId: z.string(),
  amount: z.number(),
  creationTime: z.iso.datetime(),
  currency: z.literal('usd').optional(),
  description: z.string().optional(),
  status: z.enum(['paid', 'refunded', 'partly refunded', 'disputed']).optional(),
  refundedAmount: z.number().optional(),
  accessUntil: z.iso.datetime().nullable().optional(),
  /** Null for free orders. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable().optional(),
  tax: z.object({ name: z.string(), percent: z.number(), amount: z.number() }).nullable().optional(),
  termsVersion: z.string().optional(),
  /** Refund deadline; null if there is nothing to refund. */
  refundUntil: z.iso.datetime().nullable().optional(),
  refund: refundSchema.nullable().optional(),
  meter: refundMeterSchema.nullable().optional(),
  invoiceNumber: z.string().nullable().optional(),
  creditNoteNumber: z.string().nullable().optional(),
});

export type Payment = z.output<typeof paymentSchema>;

/** The caller's payments, newest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payment/all',
  access: 'user',
  response: z.array(paymentSchema),
});

/** Issues the payment's invoice. Billing details cannot be changed afterward. */
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

/** Records active reading time, which counts toward the refund rule. */
export const recordReading = endpoint({
  method: 'POST',
  path: '/payment/reading',
  access: 'user',
  body: requestBody({ courseId: wholeNumber('courseId') }),
  response: z.object({ readingMinutes: z.int() }),
});

/** GET /api + this path returns an invoice. */
export const invoicePdfPath = '/payment/invoice/:number/pdf';

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
