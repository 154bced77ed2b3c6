import { useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

const narrowQuery = () => window.matchMedia(`(width < ${breakpoints.md}px)`);

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrowQuery().matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = narrowQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
