import { useEffect, useState } from 'react';

/** Returns false while it reloads the page: only a document loaded under `path` has a CSP for Stripe. */
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
