import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import express, { Router } from 'express';
import { ApiError } from '../error.ts';
import { knownPath } from './known-path.ts';

/** The built client's one page. */
export interface WebClient {
  /** Undefined while the client has not been built. */
  readonly page: string | undefined;
  /** The page's inline scripts as sources of a content security policy, such as `sha256-...`. */
  readonly scriptHashes: readonly string[];
}

/** Reads the client's page once, at start. */
export function readWebClient(folder: string): WebClient {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return { page: undefined, scriptHashes: [] };
  const page = readFileSync(file, 'utf8');
  const inlineScripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  const scriptHashes = inlineScripts.map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  return { page, scriptHashes };
}

/** Serves the client's files, and its page for every other path: with status 404 where it has none. */
export function webClient(folder: string, { page }: WebClient): Router {
  const router = Router();
  const hashedFiles = join(folder, 'assets') + sep;
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(res, path) {
        // Names under assets/ change with their content.
        const isHashed = path.startsWith(hashedFiles);
        res.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        if (path.endsWith('.html')) res.set('Cache-Control', 'no-cache');
      },
    }),
  );
  router.use((req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new ApiError('not_found');
    res.status(knownPath(req.path) ? 200 : 404).set('Cache-Control', 'no-cache');
    if (page === undefined)
      res.status(503).type('text/plain').send('The web client is not built: run `npm run build`.\n');
    else res.type('text/html').send(page);
  });
  return router;
}
