import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@dryrun/content/catalogue';
import type { Manifest, PageRenderer } from '@dryrun/contracts/page-renderer';
import type { Processor } from '@dryrun/contracts/subprocessors';
import type { Logger } from '@dryrun/runtime/logger';

/** The complete HTML of a public page, or undefined where the client draws the page by itself. */
export type RenderPublicPage = (path: string) => Promise<string | undefined>;

/** What public pages tell of this installation. */
interface Shown {
  readonly catalogue: Catalogue;
  readonly processors: readonly Processor[];
}

/**
 * Draws public pages with the client's own components when they are first asked for, and keeps them: nothing in them
 * changes while this process runs. A page that cannot be drawn is told in the log and left to the client.
 */
export function publicPages(
  folder: string,
  { page: template, hasRenderer }: { readonly page: string | undefined; readonly hasRenderer: boolean },
  appUrl: string,
  { catalogue, processors }: Shown,
  log: Logger,
): RenderPublicPage {
  if (template === undefined || !hasRenderer) return () => Promise.resolve(undefined);
  const drawn = new Map<string, Promise<string | undefined>>();
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const loading = import(
    pathToFileURL(join(folder, 'prerender', 'prerender.js')).href
  ) as Promise<PageRenderer>;
  loading.catch(() => undefined); // told when a page is asked for

  const draw = async (path: string): Promise<string | undefined> => {
    try {
      const origin = new URL(appUrl).origin;
      const renderer = await loading;
      return await renderer.renderPage({
        path,
        origin,
        template,
        manifest,
        styleSheet: (file) => readFileSync(join(folder, file), 'utf8'),
        // What is paid for is not even handed over.
        lessonText: (id) => (catalogue.findLesson(id)?.lesson.preview ? catalogue.textOf(id) : undefined),
        courses: catalogue.courses,
        processors,
      });
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be drawn');
      return undefined;
    }
  };
  return (path) => {
    const page = drawn.get(path) ?? draw(path);
    drawn.set(path, page);
    return page;
  };
}
