import { z } from 'zod';
import { text } from './request-field.ts';

/** Rows of a list at a time. */
export const pageSize = 50;

/** A page of a long list, the newest first; `next` is the cursor of the page after it, null when this is the last. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** A field of a query that narrows a list; empty is as if it were not there. */
export const filter = (field: string) =>
  text(field)
    .trim()
    .max(320, `${field}: at most 320 characters are allowed`)
    .refine((value) => !value.includes('\0'), `${field}: a null byte is not allowed`)
    .optional()
    .transform((value) => value || undefined);

/** A field of a query that is one of some names, or empty. */
export const filterOf = <const Names extends readonly [string, ...string[]]>(field: string, names: Names) =>
  filter(field).pipe(z.enum(names, `${field}: use one of ${names.join(', ')}`).optional());

/** A field of a query that is the id of `what`, or empty. */
export const filterId = (field: string, what: string) =>
  filter(field).pipe(z.uuid(`${field}: this is no id of ${what}`).optional());
