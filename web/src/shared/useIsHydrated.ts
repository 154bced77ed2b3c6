import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that the server drew is taken over, so that what depends on the window can be drawn for any. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
