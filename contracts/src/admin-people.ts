import { z } from 'zod';
import { filter, uuidFilter } from './pagination.ts';

/** Query fields that admin lists share. `search` is a case-insensitive email prefix. */
export const listFilters = {
  cursor: filter('cursor'),
  accountId: uuidFilter('accountId', 'an account'),
  search: filter('search'),
};

/** A deleted account keeps its id and loses its name. */
export const personSchema = z.object({ id: z.uuid(), email: z.string(), name: z.string() });

export type AdminPerson = z.output<typeof personSchema>;
