import { useUrlFilters } from '../../shared/useUrlFilters.ts';
import type { ListFilter } from './adminApi.ts';

type FilterName = Exclude<keyof ListFilter, 'accountId'>;

export interface Filters {
  readonly filter: ListFilter;
  /** An empty value removes the filter. */
  readonly set: (name: FilterName, value: string) => void;
}

const filterNames: readonly FilterName[] = ['search', 'state', 'template', 'act'];

/** The filters of an admin's list, in the URL. */
export function useFilters(): Filters {
  const { values, set } = useUrlFilters(filterNames);
  return { filter: values, set };
}

/** The user page limits a list to one account, which is not a filter of the admin. */
export function isFiltered(filter: ListFilter): boolean {
  return Object.keys(filter).some((name) => name !== 'accountId');
}
