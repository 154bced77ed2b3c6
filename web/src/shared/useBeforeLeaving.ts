import { useEffect } from 'react';

/**
 * Calls `save` when the tab is hidden (on phones often the last event), when the page unloads, and when the component
 * unmounts. Also calls it when `save` changes, so memoize it. It may be called with nothing to save.
 */
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
