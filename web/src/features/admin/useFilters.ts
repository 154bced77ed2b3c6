import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilter } from './adminApi.ts';

type FilterName = Exclude<keyof ListFilter, 'accountId'>;

export interface Filters {
  readonly filter: ListFilter;
  /** An empty value removes the filter. */
  readonly set: (name: FilterName, value: string) => void;
}

const filterNames: readonly FilterName[] = ['search', 'state', 'template', 'act'];

/** Stores a list's filters in the URL, so that the filtered list can be linked to. */
export function useFilters(): Filters {
  const [parameters, setParameters] = useSearchParams();
  // Two changes before the next render must both count, and `setParameters` passes the rendered ones.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const entries = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    filter: Object.fromEntries(entries),
    set(name, value) {
      const next = new URLSearchParams(latest.current);
      if (value === '') next.delete(name);
      else next.set(name, value);
      latest.current = next;
      setParameters(next, { replace: true });
    },
  };
}

/** The user page limits a list to one account, which is not a filter of the admin. */
export function isFiltered(filter: ListFilter): boolean {
  return Object.keys(filter).some((name) => name !== 'accountId');
}
