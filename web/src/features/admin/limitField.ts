import { z } from 'zod';

/** A limit in a text field. Empty means no limit (null). */
export const limitField = z
  .string()
  .trim()
  .regex(/^(?:0*[1-9]\d{0,6})?$/, 'Enter a whole number of 1 or more, or leave it empty.')
  .transform((text) => (text === '' ? null : Number(text)));
