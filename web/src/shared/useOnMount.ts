import { useEffect, useRef } from 'react';

/** Does something once when the page is shown, and not again when React mounts it a second time. */
export function useOnMount(act: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void act();
  });
}
