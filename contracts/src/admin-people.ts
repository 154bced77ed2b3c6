import { z } from 'zod';
import { filter, filterId } from './pagination.ts';

/** What every list about people can be narrowed to: its page, an account, the beginning of an e-mail in any case. */
export const narrowing = {
  cursor: filter('cursor'),
  accountId: filterId('accountId', 'an account'),
  search: filter('search'),
};

/** Whom a row is about; a deleted account keeps its id and loses its name. */
export const personSchema = z.object({ id: z.uuid(), email: z.string(), name: z.string() });

export type AdminPerson = z.output<typeof personSchema>;
