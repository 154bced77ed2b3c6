import { useCallback, useSyncExternalStore } from 'react';
import { onStored, readStored, writeStored, type StorageKey } from './storage.ts';

/** A local storage value as state, synced with all components and tabs that use the key. */
export function useStored(key: StorageKey): [value: string | null, write: (value: string | null) => boolean] {
  const subscribe = useCallback((changed: () => void) => onStored(key, changed), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const write = useCallback((next: string | null) => writeStored(key, next), [key]);
  return [value, write];
}
