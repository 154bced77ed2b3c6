import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False during hydration, so that window-dependent parts first render as on the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
