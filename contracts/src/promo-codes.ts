import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filter, pageSchema } from './pagination.ts';
import { coursesIds, promoCode } from './payment-fields.ts';
import {
  decimal,
  requestBody,
  trueOrFalse,
  wholeNumber,
  textWithoutNulls,
  shortText,
} from './request-field.ts';

/** Returns the discount as a fraction of the price of the course; without `courseId`, of all courses together. */
export const submitPromoCode = endpoint({
  method: 'POST',
  path: '/buy/submit-promo-code',
  access: 'user',
  query: z.object({
    code: promoCode('code').pipe(z.string().min(1, 'code: enter a promo code')),
    courseId: decimal('courseId').optional(),
  }),
  response: z.number(),
});

/** The pattern of short links such as /anna, in upper or lower case. */
export const promoLinkName = '[A-Za-z]{2,32}';

/** The promo code for a short link such as /anna, and the course to buy with it. */
export const findPromoLink = endpoint({
  method: 'GET',
  path: '/buy/promo-link/:name',
  access: 'public',
  params: z.object({ name: textWithoutNulls('name').max(limits.promoCodeCharacters, 'name: too long') }),
  response: z.object({ promoCode: z.string(), coursePath: z.string().optional() }),
});

/** A promo code for admins. Exactly one of `fraction` and `offCents` is set. */
export const promoCodeSchema = z.object({
  code: z.string(),
  fraction: z.number().nullable(),
  offCents: z.int().nullable(),
  validFrom: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerBuyer: z.int().nullable(),
  /** Null applies to every course. */
  coursesIds: z.array(z.int()).nullable(),
  firstPurchaseOnly: z.boolean(),
  /** Whether /{code} redirects to checkout with this code. */
  isLink: z.boolean(),
  note: z.string(),
  used: z.int(),
  reserved: z.int(),
});

export type PromoCode = z.output<typeof promoCodeSchema>;

const dateTime = (field: string) =>
  z.iso.datetime({ offset: true, error: `${field}: must be a date and time` });
const positive = (field: string) =>
  wholeNumber(field)
    .min(1, `${field}: must be at least 1`)
    .max(1_000_000, `${field}: must be at most 1,000,000`);

/**
 * Parses `20%` as a fraction, and `$5`, `5 $` and `5.00` as an amount. Undefined for other texts, also for a whole number
 * without a sign, which could be either.
 */
export function parseDiscount(text: string): { fraction: number } | { offCents: number } | undefined {
  const sign = /^\s*\d+\.\d\d\s*$/.test(text) ? '$' : /[%$]/.exec(text)?.[0];
  const number = Number(text.replace(sign ?? '', ''));
  if (sign === undefined || !(number > 0)) return undefined;
  return sign === '$' ? { offCents: Math.round(number * 100) } : { fraction: number / 100 };
}

/** Validates a new promo code, for the command line and the admin page. */
export const newPromoCodeSchema = requestBody({
  code: promoCode('code').pipe(
    z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9_-]{1,31}$/, 'code: use 2 to 32 letters, digits, hyphens or underscores'),
  ),
  fraction: z
    .number('fraction: must be a number')
    .gt(0, 'fraction: must be more than 0')
    .max(1, 'fraction: must be at most 1')
    .nullish(),
  offCents: positive('offCents').nullish(),
  validFrom: dateTime('validFrom').nullish(),
  validUntil: dateTime('validUntil').nullish(),
  maxUses: positive('maxUses').nullish(),
  maxUsesPerBuyer: positive('maxUsesPerBuyer').nullish(),
  coursesIds: coursesIds.nullish(),
  firstPurchaseOnly: trueOrFalse('firstPurchaseOnly').default(false),
  isLink: trueOrFalse('isLink').default(false),
  note: shortText('note', 500).default(''),
})
  .refine(({ fraction, offCents }) => (typeof fraction === 'number') !== (typeof offCents === 'number'), {
    path: ['fraction'],
    message: 'fraction: enter either a fraction or an amount',
  })
  .refine(
    ({ validFrom, validUntil }) => !validFrom || !validUntil || new Date(validFrom) < new Date(validUntil),
    {
      path: ['validUntil'],
      message: 'validUntil: must be after validFrom',
    },
  )
  .refine(({ code, isLink }) => !isLink || new RegExp(`^${promoLinkName}$`).test(code), {
    path: ['isLink'],
    message: 'isLink: only a code made of letters can be a link',
  });

export type NewPromoCode = z.output<typeof newPromoCodeSchema>;

/** Newest first. */
export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/admin/promo-codes',
  access: 'admin',
  query: z.object({ cursor: filter('cursor') }),
  response: pageSchema(promoCodeSchema),
});

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/admin/promo-codes',
  access: 'admin',
  body: newPromoCodeSchema,
  response: promoCodeSchema,
  status: 201,
});

const codeInPath = z.object({ code: promoCode('code') });

/** Limits or ends a code; updates the given fields. */
export const changePromoCode = endpoint({
  method: 'PUT',
  path: '/admin/promo-codes/:code',
  access: 'admin',
  params: codeInPath,
  body: requestBody({
    validUntil: dateTime('validUntil').nullable().optional(),
    maxUses: positive('maxUses').nullable().optional(),
    note: shortText('note', 500).optional(),
  }),
  response: promoCodeSchema,
});
