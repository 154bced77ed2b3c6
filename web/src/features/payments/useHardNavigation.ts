import { useEffect, useState } from 'react';

/**
 * Reloads the page if `isNeeded` and the document was not loaded at a URL under `path`. The CSP of a document depends
 * on that URL, and only the CSP of `path` allows Stripe's script. Returns false while the page reloads.
 */
export function useHardNavigation(path: string, isNeeded: boolean): boolean {
  const [isUnderPath] = useState(() => loadedPath().startsWith(path));
  const mustReload = isNeeded && !isUnderPath;
  useEffect(() => {
    if (mustReload) window.location.reload();
  }, [mustReload]);
  return !mustReload;
}

function loadedPath(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
