import { useEffect } from 'react';

/** Calls `save` when the tab is hidden, on unload and on unmount. Memoize it: a change also calls it. */
export function useBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const onVisibilityChange = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
