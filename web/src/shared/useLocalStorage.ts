import { useCallback, useSyncExternalStore } from 'react';
import { onStorageChange, readStored, writeStored, type StorageKey } from './storage.ts';

/** A local storage value as state, synced with all components and tabs that use the key. */
export function useLocalStorage(
  key: StorageKey,
): [value: string | null, write: (value: string | null) => boolean] {
  const subscribe = useCallback((onChange: () => void) => onStorageChange(key, onChange), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const write = useCallback((next: string | null) => writeStored(key, next), [key]);
  return [value, write];
}
