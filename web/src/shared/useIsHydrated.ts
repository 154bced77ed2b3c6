import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, so that window-dependent parts first render as on the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
