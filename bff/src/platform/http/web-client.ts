import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Course } from '@dryrun/contracts/courses';
import { dataScript, escapeHtml } from '@dryrun/contracts/escape-html';
import { redirectOldPath } from '@dryrun/contracts/old-paths';
import { matchPage, pagePath } from '@dryrun/contracts/pages';
import { changedSiteSettings, defaultSite, site } from '@dryrun/contracts/site';
import express, { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ApiError } from '../error.ts';
import { isKnownPath, withoutTrailingSlash } from './known-path.ts';
import type { RenderPublicPage } from './public-pages.ts';

/** Contains the server-side renderer; not served. */
const rendererFolder = 'prerender';

export interface WebClient {
  /** Undefined while the client has not been built. */
  readonly indexHtml: string | undefined;
  readonly hasRenderer: boolean;
  readonly scriptHashes: readonly string[];
}

export function readWebClient(folder: string): WebClient {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return { indexHtml: undefined, hasRenderer: false, scriptHashes: [] };
  const indexHtml = addSiteSettings(readFileSync(file, 'utf8'));
  const inlineScripts = [...indexHtml.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  const scriptHashes = inlineScripts.map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  return { indexHtml, hasRenderer: existsSync(join(folder, rendererFolder)), scriptHashes };
}

/** Adds the name of the site, and the settings that differ from the client's defaults. */
function addSiteSettings(html: string): string {
  const settings = changedSiteSettings();
  if (Object.keys(settings).length === 0) return html;
  return html
    .replaceAll(defaultSite.name, () => escapeHtml(site.name))
    .replace('</head>', () => `${dataScript('application/json', settings, 'site')}</head>`);
}

/** Whether a path leads to a build-only file, in any URL encoding. */
function isHidden(path: string): boolean {
  try {
    const file = posix.normalize(decodeURIComponent(path));
    return file === '/manifest.json' || `${file}/`.startsWith(`/${rendererFolder}/`);
  } catch {
    return false; // malformed: the 404 page is served
  }
}

/** Serves rendered public pages, `index.html` for other pages, and 404 for unknown paths. */
export function webClient(
  folder: string,
  { indexHtml }: WebClient,
  render: RenderPublicPage,
  courses: readonly Course[],
): Router {
  const router = Router();
  router.use((req, _res, next) => {
    if (isHidden(req.path)) throw new ApiError('not_found');
    next();
  });
  // File names under assets/ contain a content hash. The build compresses them, so that no request does.
  router.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { redirect: false, cacheControl: true, immutable: true, maxAge: '1y' },
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(res, path) {
        res.set('Cache-Control', path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600');
      },
    }),
  );
  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new ApiError('not_found');
    const currentPath = redirectOldPath(req.path, courses);
    if (currentPath !== undefined && isKnownPath(currentPath, courses)) {
      res.set('Cache-Control', 'public, max-age=3600'); // else browsers keep a 301 forever
      res.redirect(301, currentPath + req.originalUrl.slice(req.path.length));
      return;
    }
    const isKnown = isKnownPath(req.path, courses);
    const path = isKnown ? withoutTrailingSlash(req.path) : pagePath('notFound');
    const canStore = !matchPage(path)?.page.hasToken;
    res.status(isKnown ? 200 : 404).set('Cache-Control', canStore ? 'no-cache' : 'no-store');
    if (indexHtml === undefined) {
      res.status(503).type('text/plain').send('The web client is not built: run `npm run build`.\n');
      return;
    }
    const html = await render(path);
    if (html === undefined) res.set('X-Robots-Tag', 'noindex'); // a personal page or a form
    res.type('text/html').send(html ?? indexHtml);
  });
  return router;
}
