import { z } from 'zod';
import { limits } from './limits.ts';
import { text, wholeNumber } from './request-field.ts';

/** A promo code as it is compared: trimmed and in capitals (specification, section 5). */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase();

export const noNull = (field: string) =>
  text(field).refine((value) => !value.includes('\0'), `${field}: a null byte is not allowed`);

export const promoCode = (field: string) =>
  noNull(field)
    .max(limits.promoCodeCharacters, `${field}: at most ${limits.promoCodeCharacters} characters are allowed`)
    .transform(normalizePromoCode);

export const coursesIds = z
  .array(wholeNumber('coursesIds: each'), 'coursesIds: a list of course ids is needed')
  .min(1, 'coursesIds: choose a course')
  .max(20, 'coursesIds: at most 20 courses at once')
  .refine((ids) => new Set(ids).size === ids.length, 'coursesIds: each course only once');

export const stripeId = noNull('stripeId').min(1, 'stripeId: which payment?').max(255, 'stripeId: too long');
export const shortText = (field: string, max: number) =>
  noNull(field).trim().max(max, `${field}: at most ${max} characters are allowed`);
