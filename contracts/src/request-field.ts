import { z } from 'zod';

// Every message names the field and replaces zod's default message.

export const requestBody = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, 'The request body must be a JSON object.');

/** A string of any length. Lone surrogates are rejected because UTF-8 cannot encode them. */
export const text = (field: string) =>
  z
    .string(`${field}: must be a string`)
    .refine((value) => !/\p{Cs}/u.test(value), `${field}: must be valid Unicode`);

export const textWithoutNulls = (field: string) =>
  text(field).refine((value) => !value.includes('\0'), `${field}: null bytes are not allowed`);

export const shortText = (field: string, max: number) =>
  textWithoutNulls(field).trim().max(max, `${field}: at most ${max} characters are allowed`);

/** A list of strings. `what` completes "each ..." in the message. */
export const textList = (field: string, what: string) =>
  z.array(z.string(`${field}: each ${what}`), `${field}: must be a list of strings`);

export const wholeNumber = (field: string) => z.int(`${field}: must be a whole number`);

export const trueOrFalse = (field: string) => z.boolean(`${field}: must be true or false`);

/** A whole number in a URL, in decimal digits only: rejects `0x17`, `23.0`, ` 23` and an empty string. */
export function decimal(field: string, rule = 'must be a whole number') {
  const error = `${field}: ${rule}`;
  const isDecimal = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  return z.custom<number | string>(isDecimal, error).transform(Number).pipe(z.int(error));
}
