import { useEffect, useState } from 'react';

/**
 * Whether this document was loaded at a URL that starts with `path`. Only there does the server's CSP allow Stripe's
 * script. If `isNeeded` and it was loaded elsewhere, reloads the page once.
 */
export function useDocumentOf(path: string, isNeeded: boolean): boolean {
  const [matches] = useState(() => loadedPath().startsWith(path));
  const mustReload = isNeeded && !matches;
  useEffect(() => {
    if (mustReload) window.location.reload();
  }, [mustReload]);
  return !mustReload;
}

function loadedPath(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
