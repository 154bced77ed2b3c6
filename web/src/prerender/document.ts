import { escapeHtml } from '@dryrun/contracts/escape-html';
import type { Manifest, PageRequest } from '@dryrun/contracts/page-renderer';
import type { Prerendering } from '@dryrun/contracts/pages';
import type { PublicPage } from './publicPages.ts';
import { site } from '../shared/site.ts';
import { pageTitle } from '../shared/usePageTitle.ts';

interface PageParts {
  readonly head: string;
  readonly root?: string;
  readonly module?: string;
  readonly hydrate?: Exclude<Prerendering, 'head'>;
  /** The store state that `root` was rendered from. */
  readonly state?: object;
}

export function renderHead(
  page: PublicPage,
  { origin, courses }: Pick<PageRequest, 'origin' | 'courses'>,
): string {
  const title = pageTitle(page.title);
  const url = origin + page.path;
  const image = `${origin}${page.image ?? '/images/share.png'}`;
  const tags = [
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
    `<link rel="alternate" type="application/atom+xml" title="${site.name}: Blog" href="/blog/feed.xml">`,
    ...(page.data?.(origin, courses) ?? []).map((data) => dataScript('application/ld+json', data)),
  ];
  return tags.join('\n    ');
}

/** Inserts the parts of a page into index.html. The client renders the page itself if `root` is missing. */
export function renderDocument(
  { template, manifest, styleSheet }: Pick<PageRequest, 'template' | 'manifest' | 'styleSheet'>,
  { head, root, module, hydrate, state }: PageParts,
): string {
  const preloadsScripts = hydrate === 'immediate';
  const links = module === undefined ? [] : pageLinks(template, manifest, module, preloadsScripts);
  let html = replaceHead(template, [head, ...links]);
  if (hydrate !== undefined && !preloadsScripts) html = removeScriptPreloads(html);
  if (root === undefined) return html;
  html = inlineStyleSheets(html, styleSheet);
  return replaceRoot(html, rootElement(root, hydrate, state));
}

/** Links to the page's own files that index.html does not name yet. */
function pageLinks(template: string, manifest: Manifest, module: string, preloadsScripts: boolean): string[] {
  const { css, js } = filesOf(manifest, `src/pages/${module}.tsx`);
  const isNew = (file: string) => !template.includes(file);
  const styles = css.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  if (!preloadsScripts) return styles;
  const scripts = js.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return [...styles, ...scripts];
}

/** The files that a module needs; imported styles come first. Throws if the build lacks the module. */
function filesOf(manifest: Manifest, module: string): { css: string[]; js: string[] } {
  if (!manifest[module]) throw new Error(`The client's build has no module ${module}.`);
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || js.has(entry.file)) return;
    js.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
    for (const file of entry.css ?? []) css.add(file);
  };
  visit(module);
  return { css: [...css], js: [...js] };
}

function replaceHead(html: string, tags: readonly string[]): string {
  return html
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

function removeScriptPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
}

/** Inlines all style sheets, so that a slow connection can show the page without another request. */
function inlineStyleSheets(html: string, styleSheet: PageRequest['styleSheet']): string {
  return html.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
    (_, file: string) => `<style>${styleSheet(file)}</style>`,
  );
}

function rootElement(root: string, hydrate: PageParts['hydrate'], state: PageParts['state']): string {
  const element = `<div id="root" data-hydrate="${hydrate}">${root}</div>`;
  return state === undefined ? element : `${element}\n    ${dataScript('application/json', state, 'state')}`;
}

/** Replaces the loading shell of index.html, up to its end marker. Throws if the marker is missing. */
function replaceRoot(html: string, element: string): string {
  const start = html.indexOf('<div id="root">');
  const end = html.indexOf('<!-- /root -->');
  if (start < 0 || end < start) throw new Error('index.html has no #root, or no end marker');
  return html.slice(0, start) + element + html.slice(end);
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** A JSON script element. `<` is escaped, so that no data can close the element. */
function dataScript(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
