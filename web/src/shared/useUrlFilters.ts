import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface UrlFilters<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** An empty value removes the filter. */
  readonly set: (name: Name, value: string) => void;
}

/** Stores a list's filters in the URL, so that the filtered list can be linked to. */
export function useUrlFilters<Name extends string>(names: readonly Name[]): UrlFilters<Name> {
  const [parameters, setParameters] = useSearchParams();
  // Two changes before the next render must both count, and `setParameters` passes the rendered ones.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value) values[name] = value;
  }
  return {
    values,
    set(name, value) {
      const next = new URLSearchParams(latest.current);
      if (value === '') next.delete(name);
      else next.set(name, value);
      latest.current = next;
      setParameters(next, { replace: true });
    },
  };
}
