import { useEffect, useState } from 'react';

/**
 * Whether this document was loaded at an address that begins with `path`: only there does the server let Stripe's script
 * in. When `isNeeded` and it was not, the page is loaded anew, once.
 */
export function useDocumentOf(path: string, isNeeded: boolean): boolean {
  const [isRight] = useState(() => loadedPath().startsWith(path));
  const mustReload = isNeeded && !isRight;
  useEffect(() => {
    if (mustReload) window.location.reload();
  }, [mustReload]);
  return !mustReload;
}

function loadedPath(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
