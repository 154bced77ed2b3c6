import { useSearchParams } from 'react-router-dom';
import type { ListFilter } from './adminApi.ts';

type Name = Exclude<keyof ListFilter, 'accountId'>;

export interface Filters {
  readonly filter: ListFilter;
  /** An empty value takes the filter away. */
  readonly set: (name: Name, value: string) => void;
}

const names: readonly Name[] = ['search', 'state', 'template', 'act'];

/** What narrows the list of this page, kept in its address: it can be sent to a colleague, and Back leads back. */
export function useFilters(): Filters {
  const [parameters, setParameters] = useSearchParams();
  const given = names.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    filter: Object.fromEntries(given),
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
