import { limits } from '@dryrun/contracts/limits';
import { useSyncExternalStore } from 'react';

const narrowQuery = () => window.matchMedia(`(width < ${limits.mobileBreakpointPx}px)`);

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
