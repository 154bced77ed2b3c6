import { dataScript, escapeHtml } from '@dryrun/contracts/escape-html';
import type { PageRequest } from '@dryrun/contracts/page-renderer';
import type { Prerendering } from '@dryrun/contracts/pages';
import { serverPaths } from '@dryrun/contracts/pages';
import { fillSection, filesOf, preloadLink, type Manifest } from './manifest.ts';
import type { PublicPage } from './publicPages.ts';
import { site } from '@dryrun/contracts/site';
import { pageTitle } from '../shared/usePageTitle.ts';

interface PageParts {
  readonly head: readonly string[];
  readonly root?: string;
  readonly module?: string;
  readonly hydrate?: Exclude<Prerendering, 'head'>;
  /** The store state that `root` was rendered from. */
  readonly state?: object;
}

export function renderHead(
  page: PublicPage,
  { origin, courses }: Pick<PageRequest, 'origin' | 'courses'>,
): string[] {
  const title = pageTitle(page.title);
  const url = origin + page.path;
  const image = `${origin}${page.image ?? '/images/share.png'}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    page.isIndexed ? `<link rel="canonical" href="${escapeHtml(url)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', page.type ?? 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.name)}: Blog" href="${serverPaths.feed}">`,
    ...(page.data?.(origin, courses) ?? []).map((data) => dataScript('application/ld+json', data)),
  ];
}

/** Inserts the parts of a page into index.html. The client renders the page itself if `root` is missing. */
export function renderDocument(
  { template, readFile }: Pick<PageRequest, 'template' | 'readFile'>,
  { head, root, module, hydrate, state }: PageParts,
): string {
  const html = fillSection(template, 'head', head);
  if (root === undefined) return html;
  const manifest = JSON.parse(readFile('manifest.json')) as Manifest;
  const { css, js } = filesOf(manifest, 'src/main.tsx', `src/pages/${module}.tsx`);
  // Inlined style sheets let a slow connection show the page without another request. The disabled links load nothing:
  // Vite's loader of chunks finds them and doesn't load the same sheets again.
  const styles = css.flatMap((file) => [
    `<style>${readFile(file)}</style>`,
    `<link rel="stylesheet" crossorigin href="/${file}" disabled>`,
  ]);
  const preloads = hydrate === 'immediate' ? js.map(preloadLink) : [];
  const element = `<div id="root" data-hydrate="${hydrate}">${root}</div>`;
  const data = {
    // web/src/main.tsx reads `state`, web/src/boot.ts `chunks`.
    ...(state && { state }),
    ...(hydrate === 'deferred' && { chunks: js.map((file) => `/${file}`) }),
  };
  return fillSection(fillSection(html, 'files', [...styles, ...preloads]), 'root', [
    element,
    ...Object.entries(data).map(([id, value]) => dataScript('application/json', value, id)),
  ]);
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
