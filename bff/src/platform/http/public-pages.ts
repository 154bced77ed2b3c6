import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalog } from '@dryrun/content/catalog';
import type { PageRenderer } from '@dryrun/contracts/page-renderer';
import { changedSiteSettings } from '@dryrun/contracts/site';
import type { Subprocessor } from '@dryrun/contracts/subprocessors';
import type { Logger } from '@dryrun/runtime/logger';

/** Returns undefined if the client renders the page. */
export type RenderPublicPage = (path: string) => Promise<string | undefined>;

interface PageContent {
  readonly catalog: Catalog;
  readonly subprocessors: readonly Subprocessor[];
}

/** Caches rendered pages until the process exits: content only changes with a restart. On errors, the client renders. */
export function createPublicPageRenderer(
  folder: string,
  { indexHtml, hasRenderer }: { readonly indexHtml: string | undefined; readonly hasRenderer: boolean },
  appUrl: string,
  { catalog, subprocessors }: PageContent,
  log: Logger,
): RenderPublicPage {
  if (indexHtml === undefined || !hasRenderer) return () => Promise.resolve(undefined);
  const cache = new Map<string, Promise<string | undefined>>();
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
        template: indexHtml,
        readFile: (name) => readFileSync(join(folder, name), 'utf8'),
        // The renderer never gets paid text.
        lessonText: (id) => (catalog.findLesson(id)?.lesson.preview ? catalog.findLessonText(id) : undefined),
        courses: catalog.courses,
        subprocessors,
        site: changedSiteSettings(),
      });
    } catch (error) {
      log.error({ err: error, path }, 'could not render a public page');
      return undefined;
    }
  };
  return async (path) => {
    const page = cache.get(path) ?? render(path);
    cache.set(path, page);
    const html = await page;
    if (html === undefined) cache.delete(path); // any number of paths are not rendered
    return html;
  };
}
