import { useEffect } from 'react';
import { site } from '@dryrun/contracts/site';

/** Sets the document title, description, canonical URL and Open Graph tags. */
export function usePageTitle(title?: string, description: string = site.description): void {
  useEffect(() => {
    document.title = pageTitle(title);
    setContent('meta[name="description"]', 'content', description);
    setContent('meta[property="og:title"]', 'content', pageTitle(title));
    setContent('meta[property="og:description"]', 'content', description);
    const url = window.location.origin + window.location.pathname;
    setContent('meta[property="og:url"]', 'content', url);
    setContent('link[rel="canonical"]', 'href', url);
  }, [title, description]);
}

export function pageTitle(title?: string): string {
  return title ? `${title} · ${site.name}` : site.name;
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
