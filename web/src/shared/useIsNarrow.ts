import { limits } from '@dryrun/contracts/limits';
import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia(`(width < ${limits.mobileBreakpointPx}px)`);

/** Whether the window is narrower than the mobile breakpoint. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
