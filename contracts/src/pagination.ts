import { z } from 'zod';
import { text } from './request-field.ts';

export const pageSize = 50;

/** A page of a list, newest first; `next` is the cursor of the next page, null on the last page. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** A query field that filters a list; an empty value counts as absent. */
export const filter = (field: string) =>
  text(field)
    .trim()
    .max(320, `${field}: at most 320 characters are allowed`)
    .refine((value) => !value.includes('\0'), `${field}: null bytes are not allowed`)
    .optional()
    .transform((value) => value || undefined);

export const enumFilter = <const Names extends readonly [string, ...string[]]>(field: string, names: Names) =>
  filter(field).pipe(z.enum(names, `${field}: use one of ${names.join(', ')}`).optional());

/** `what` is the entity in the error message, such as "an account". */
export const uuidFilter = (field: string, what: string) =>
  filter(field).pipe(z.uuid(`${field}: must be the id of ${what}`).optional());
