import { useSearchParams } from 'react-router-dom';
import type { ListFilter } from './adminApi.ts';

type Name = Exclude<keyof ListFilter, 'accountId'>;

export interface Filters {
  readonly filter: ListFilter;
  /** An empty value removes the filter. */
  readonly set: (name: Name, value: string) => void;
}

const names: readonly Name[] = ['search', 'state', 'template', 'act'];

/** The list's filters, stored in the URL so that they can be shared. */
export function useFilters(): Filters {
  const [parameters, setParameters] = useSearchParams();
  const entries = names.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    filter: Object.fromEntries(entries),
    set(name, value) {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
  };
}
