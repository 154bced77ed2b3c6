import type { Manifest, PageRequest } from '@dryrun/contracts/page-renderer';
import type { PublicPage } from './publicPages.ts';
import { site } from '../shared/site.ts';
import { pageTitle } from '../shared/usePageTitle.ts';

/** What is put into the client's index.html to make a page of it. */
interface PageParts {
  readonly head: string;
  /** What React drew. */
  readonly root?: string;
  readonly module?: string;
  readonly hydrate?: PublicPage['hydrate'];
  /** What it was drawn from. */
  readonly state?: object;
}

/** Title, description, canonical address and what those who share a link or search show of a page. */
export function headOf(
  page: PublicPage,
  { origin, courses }: Pick<PageRequest, 'origin' | 'courses'>,
): string {
  const title = pageTitle(page.title);
  const address = origin + page.path;
  const image = `${origin}${page.image ?? '/images/share.png'}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', page.type ?? 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/atom+xml" title="${site.name}: Blog" href="/blog/feed.xml">`,
    ...(page.data?.(origin, courses) ?? []).map((data) => dataScript('application/ld+json', data)),
  ];
  return tags.join('\n    ');
}

/** The client's page with the parts in their places. */
export function insertPage(
  { template, manifest, styleSheet }: Pick<PageRequest, 'template' | 'manifest' | 'styleSheet'>,
  { head, root, module, hydrate, state }: PageParts,
): string {
  const files = module === undefined ? { css: [], js: [] } : filesOf(manifest, `src/pages/${module}.tsx`);
  const isNew = (file: string) => !template.includes(file);
  const links = [
    ...files.css.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(hydrate === 'now'
      ? files.js.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      : []),
  ];
  let html = template
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace('</head>', () => `${[head, ...links].join('\n    ')}\n  </head>`);
  if (hydrate !== 'now' && hydrate !== undefined)
    html = html.replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
  if (root === undefined) return html;
  // A complete page brings its styles along: on a slow line nothing else has to come before it can be read.
  html = html.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
    (_, file: string) => `<style>${styleSheet(file)}</style>`,
  );
  const data = state === undefined ? '' : `\n    ${dataScript('application/json', state, 'state')}`;
  const start = html.indexOf('<div id="root">');
  const end = html.indexOf('<!-- /root -->');
  if (start < 0 || end < start) throw new Error('index.html has no #root, or no mark of its end');
  return `${html.slice(0, start)}<div id="root" data-hydrate="${hydrate}">${root}</div>${data}${html.slice(end)}`;
}

/** All that a page's module needs, styles before scripts' own order. */
function filesOf(manifest: Manifest, module: string): { css: string[]; js: string[] } {
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || js.has(entry.file)) return;
    js.add(entry.file);
    for (const other of entry.imports ?? []) visit(other);
    for (const file of entry.css ?? []) css.add(file);
  };
  visit(module);
  return { css: [...css], js: [...js] };
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** Data for scripts, which is no script itself: nothing in it can end the element. */
function dataScript(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
