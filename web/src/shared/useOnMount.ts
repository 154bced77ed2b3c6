import { useEffect, useRef } from 'react';

/** Runs an effect once, even though StrictMode mounts components twice. */
export function useOnMount(effect: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void effect();
  });
}
