import { z } from 'zod';

/**
 * The parts of a request, each with a sentence of its own that names the field: whoever calls reads what is wrong and
 * where, never a schema's own words.
 */

/** A JSON object with these fields. */
export const requestBody = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, 'The request body must be a JSON object.');

/** A text of any length. Half a character (a lone surrogate) is refused: nothing could keep it as it is. */
export const text = (field: string) =>
  z
    .string(`${field}: a text is needed`)
    .refine((value) => !/\p{Cs}/u.test(value), `${field}: half a character is not allowed`);

/** A list of texts, each of which is `what`. */
export const textList = (field: string, what: string) =>
  z.array(z.string(`${field}: each ${what}`), `${field}: a list of texts is needed`);

/** A whole number in JSON. */
export const wholeNumber = (field: string) => z.int(`${field}: a whole number is needed`);

/** True or false in JSON. */
export const trueOrFalse = (field: string) => z.boolean(`${field}: true or false is needed`);

/** A whole number in an address, in decimal digits only: `0x17`, `23.0`, ` 23` and nothing at all are refused. */
export function decimal(field: string, needed = 'a whole number is needed') {
  const sentence = `${field}: ${needed}`;
  const isDecimal = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  return z.custom<number | string>(isDecimal, sentence).transform(Number).pipe(z.int(sentence));
}
