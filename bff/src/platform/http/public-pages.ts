import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalog } from '@dryrun/content/catalog';
import type { Manifest, PageRenderer } from '@dryrun/contracts/page-renderer';
import type { Subprocessor } from '@dryrun/contracts/subprocessors';
import type { Logger } from '@dryrun/runtime/logger';

/** Returns the HTML of a public page, or undefined if the client renders the page. */
export type RenderPublicPage = (path: string) => Promise<string | undefined>;

/** Data shown on public pages. */
interface SiteData {
  readonly catalog: Catalog;
  readonly processors: readonly Subprocessor[];
}

/**
 * Renders public pages on first request and caches them until the process exits. Their content only changes with a
 * restart. On failure, logs the error and lets the client render the page.
 */
export function publicPages(
  folder: string,
  { page: template, hasRenderer }: { readonly page: string | undefined; readonly hasRenderer: boolean },
  appUrl: string,
  { catalog, processors }: SiteData,
  log: Logger,
): RenderPublicPage {
  if (template === undefined || !hasRenderer) return () => Promise.resolve(undefined);
  const cache = new Map<string, Promise<string | undefined>>();
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const rendererModule = import(
    pathToFileURL(join(folder, 'prerender', 'prerender.js')).href
  ) as Promise<PageRenderer>;
  rendererModule.catch(() => undefined); // logged when a page is requested

  const render = async (path: string): Promise<string | undefined> => {
    try {
      const origin = new URL(appUrl).origin;
      const renderer = await rendererModule;
      return await renderer.renderPage({
        path,
        origin,
        template,
        manifest,
        styleSheet: (file) => readFileSync(join(folder, file), 'utf8'),
        // The renderer never gets paid text.
        lessonText: (id) => (catalog.findLesson(id)?.lesson.preview ? catalog.findLessonText(id) : undefined),
        courses: catalog.courses,
        processors,
      });
    } catch (error) {
      log.error({ err: error, path }, 'could not render a public page');
      return undefined;
    }
  };
  return (path) => {
    const page = cache.get(path) ?? render(path);
    cache.set(path, page);
    return page;
  };
}
