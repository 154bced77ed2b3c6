import { z } from 'zod';
import { limits } from './limits.ts';
import { textWithoutNulls } from './request-field.ts';

/** Trims and uppercases a promo code (docs/product.md, Promo codes). */
export const normalizePromoCode = (code: string): string => code.trim().toUpperCase();

export const promoCode = (field: string) =>
  textWithoutNulls(field)
    .max(limits.promoCodeCharacters, `${field}: at most ${limits.promoCodeCharacters} characters are allowed`)
    .transform(normalizePromoCode);

export const coursesIds = z
  .array(z.int('coursesIds: each id must be a whole number'), 'coursesIds: must be a list of course ids')
  .min(1, 'coursesIds: choose a course')
  .max(20, 'coursesIds: at most 20 courses are allowed')
  .refine((ids) => new Set(ids).size === ids.length, 'coursesIds: each course is allowed only once');

export const stripeId = textWithoutNulls('stripeId')
  .min(1, 'stripeId: choose a payment')
  .max(255, 'stripeId: too long');
