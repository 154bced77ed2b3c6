import { useEffect } from 'react';
import { site } from './site.ts';

/** Names the page in the browser's tab and history, as in "Three Sum · Dry Run". */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${site.name}` : site.name;
  }, [title]);
}
