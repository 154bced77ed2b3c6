import { useEffect } from 'react';

/**
 * Calls `save` at each last moment to save something: when the tab is hidden (on phones nothing may come after that),
 * when the page is left or loaded anew, and when what uses it leaves the page. It may be called with nothing to save;
 * a new function counts as leaving, so it should stay the same.
 */
export function useBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
