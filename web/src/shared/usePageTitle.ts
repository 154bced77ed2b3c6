import { useEffect } from 'react';
import { site } from './site.ts';

/**
 * Names the page in the browser's tab and history, as in "Three Sum · Dry Run", and describes it to whoever reads the
 * page's head: the first page comes with all of this, the ones after it are drawn here.
 */
export function usePageTitle(title?: string, description: string = site.description): void {
  useEffect(() => {
    document.title = pageTitle(title);
    setContent('meta[name="description"]', 'content', description);
    setContent('meta[property="og:title"]', 'content', pageTitle(title));
    setContent('meta[property="og:description"]', 'content', description);
    const address = window.location.origin + window.location.pathname;
    setContent('meta[property="og:url"]', 'content', address);
    setContent('link[rel="canonical"]', 'href', address);
  }, [title, description]);
}

/** The whole title of a page: its own name with the site's behind it. */
export function pageTitle(title?: string): string {
  return title ? `${title} · ${site.name}` : site.name;
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
