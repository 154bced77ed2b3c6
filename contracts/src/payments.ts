import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filter, filterOf, pageOf } from './page.ts';
import { requestBody, text, trueOrFalse, wholeNumber } from './request-field.ts';

/** A promo code as it is compared: trimmed and in capitals (specification, section 5). */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase();

/** What a buyer ticks before paying; this very text is stored with the payment. */
export const withdrawalConsent =
  'I want to start at once, and I know that I can have a refund within 7 days as long as I completed at most a quarter of the lessons and read for at most 3 hours.';

const noNull = (field: string) =>
  text(field).refine((value) => !value.includes('\0'), `${field}: a null byte is not allowed`);

const promoCode = (field: string) =>
  noNull(field)
    .max(limits.promoCodeCharacters, `${field}: at most ${limits.promoCodeCharacters} characters are allowed`)
    .transform(normalizePromoCode);

const coursesIds = z
  .array(wholeNumber('coursesIds: each'), 'coursesIds: a list of course ids is needed')
  .min(1, 'coursesIds: choose a course')
  .max(20, 'coursesIds: at most 20 courses at once')
  .refine((ids) => new Set(ids).size === ids.length, 'coursesIds: each course only once');

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

/** POST /buy/submit-promo-code: the discount as a fraction of the price. */
export const submitPromoCode = endpoint({
  method: 'POST',
  path: '/buy/submit-promo-code',
  access: 'user',
  query: z.object({ code: promoCode('code').pipe(z.string().min(1, 'code: enter a promo code')) }),
  response: z.number(),
});

/** GET /buy/payment-status: `processed` once the buyer is enrolled; `error` is why the last attempt failed. */
export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/buy/payment-status/:paymentIntentId',
  access: 'user',
  params: z.object({ paymentIntentId: noNull('paymentIntentId').max(255, 'paymentIntentId: too long') }),
  response: z.object({ processed: z.boolean(), error: z.string().optional() }),
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

/** GET /buy/promo-link/{name}: the promo word behind a path of one part such as /anna. */
export const findPromoLink = endpoint({
  method: 'GET',
  path: '/buy/promo-link/:name',
  access: 'public',
  params: z.object({ name: noNull('name').max(limits.promoCodeCharacters, 'name: too long') }),
  response: z.object({ promoCode: z.string() }),
});

const refundStates = ['requested', 'approved', 'pending', 'succeeded', 'failed', 'rejected'] as const;

/** A refund as its buyer sees it. */
const refundSchema = z.object({
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

const stripeId = noNull('stripeId').min(1, 'stripeId: which payment?').max(255, 'stripeId: too long');
const shortText = (field: string, max: number) =>
  noNull(field).trim().max(max, `${field}: at most ${max} characters are allowed`);

/** POST /payment/refund: asks for the money back; given at once within the published rule, else an admin decides. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/payment/refund',
  access: 'user',
  body: requestBody({ stripeId, reason: shortText('reason', 1000).optional() }),
  response: z.object({ refund: refundSchema, message: z.string() }),
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

/** A promo code as admins see it. Exactly one of `fraction` and `offCents` is set. */
export const promoCodeSchema = z.object({
  code: z.string(),
  fraction: z.number().nullable(),
  offCents: z.int().nullable(),
  validFrom: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerBuyer: z.int().nullable(),
  /** Null means every course. */
  coursesIds: z.array(z.int()).nullable(),
  firstPurchaseOnly: z.boolean(),
  /** Whether /{code} leads to checkout with this code. */
  isLink: z.boolean(),
  note: z.string(),
  used: z.int(),
  reserved: z.int(),
});

export type PromoCode = z.output<typeof promoCodeSchema>;

const moment = (field: string) =>
  z.iso.datetime({ offset: true, error: `${field}: a date and time is needed` });
const positive = (field: string) =>
  wholeNumber(field).min(1, `${field}: at least 1`).max(1_000_000, `${field}: too many`);

/** What makes a promo code; the command and the admin page both go through it. */
export const newPromoCodeSchema = requestBody({
  code: promoCode('code').pipe(
    z.string().regex(/^[A-Z0-9][A-Z0-9_-]{1,31}$/, 'code: 2 to 32 letters, digits, hyphens or underscores'),
  ),
  fraction: z
    .number('fraction: a number is needed')
    .gt(0, 'fraction: more than 0')
    .max(1, 'fraction: at most 1')
    .nullish(),
  offCents: positive('offCents').nullish(),
  validFrom: moment('validFrom').nullish(),
  validUntil: moment('validUntil').nullish(),
  maxUses: positive('maxUses').nullish(),
  maxUsesPerBuyer: positive('maxUsesPerBuyer').nullish(),
  coursesIds: coursesIds.nullish(),
  firstPurchaseOnly: trueOrFalse('firstPurchaseOnly').default(false),
  isLink: trueOrFalse('isLink').default(false),
  note: shortText('note', 500).default(''),
})
  .refine(({ fraction, offCents }) => (typeof fraction === 'number') !== (typeof offCents === 'number'), {
    path: ['fraction'],
    message: 'fraction: give either a fraction or an amount',
  })
  .refine(
    ({ validFrom, validUntil }) => !validFrom || !validUntil || new Date(validFrom) < new Date(validUntil),
    {
      path: ['validUntil'],
      message: 'validUntil: must be after validFrom',
    },
  )
  .refine(({ code, isLink }) => !isLink || /^[A-Z]{2,32}$/.test(code), {
    path: ['isLink'],
    message: 'isLink: only a code of letters can be a link',
  });

export type NewPromoCode = z.output<typeof newPromoCodeSchema>;

/** GET /admin/promo-codes: all codes, newest first. */
export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/admin/promo-codes',
  access: 'admin',
  response: z.array(promoCodeSchema),
});

/** POST /admin/promo-codes */
export const createPromoCode = endpoint({
  method: 'POST',
  path: '/admin/promo-codes',
  access: 'admin',
  body: newPromoCodeSchema,
  response: promoCodeSchema,
  status: 201,
});

const codeInPath = z.object({ code: promoCode('code') });

/** PUT /admin/promo-codes/{code}: limits or ends a code; what is left out stays. */
export const changePromoCode = endpoint({
  method: 'PUT',
  path: '/admin/promo-codes/:code',
  access: 'admin',
  params: codeInPath,
  body: requestBody({
    validUntil: moment('validUntil').nullable().optional(),
    maxUses: positive('maxUses').nullable().optional(),
    note: shortText('note', 500).optional(),
  }),
  response: promoCodeSchema,
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
