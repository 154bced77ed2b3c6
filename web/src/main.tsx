import './shared/theme.css';
import { configureSite, type Site } from '@dryrun/contracts/site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Client } from './app/Client.tsx';
import { loadMatchedRoutes } from './app/loadMatchedRoutes.ts';
import { createRoutes } from './app/router.tsx';
import { createStore, type PreloadedState } from './app/store.ts';
import { api } from './shared/api.ts';
import type { Extra } from './shared/markdown/useExtraPlugins.ts';
import { reloadOnMissingChunk } from './shared/reload.ts';

/** Loads the first chunks. Returns a function that renders the client and resolves when it is interactive. */
export async function loadClient(root: HTMLElement): Promise<() => Promise<void>> {
  configureSite(readJson('site') ?? {});
  reloadOnMissingChunk();
  const isPrerendered = 'hydrate' in root.dataset;
  const routes = createRoutes();
  await Promise.all([loadMatchedRoutes(routes, window.location.pathname), loadPlugins(root)]);
  const store = createStore(readJson('state'));
  // With hydration data the router leaves the scroll position of the first page to the browser.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  return async () => {
    await new Promise<void>((resolve) => {
      const client = <Client store={store} router={router} onStarted={resolve} />;
      if (isPrerendered) hydrateRoot(root, client, { onRecoverableError: () => undefined });
      else createRoot(root).render(client);
    });
    // Refetches the lesson, because coding questions are prerendered without their solution.
    if (isPrerendered) store.dispatch(api.util.invalidateTags(['Lesson']));
    delete document.documentElement.dataset['session'];
  };
}

/** Without the plugins of its prerendered texts, the first render would differ from them. */
async function loadPlugins(root: HTMLElement): Promise<void> {
  const extras: Extra[] = [];
  if (root.querySelector('[data-html]')) extras.push('html');
  if (root.querySelector('.katex')) extras.push('math');
  if (extras.length === 0) return;
  const { loadExtras } = await import('./shared/markdown/useExtraPlugins.ts');
  await loadExtras(extras);
}

/** Data that the server adds to a page. */
interface PageData {
  /** The settings that differ from the defaults. */
  readonly site: Partial<Site>;
  readonly state: PreloadedState;
}

function readJson<Id extends keyof PageData>(id: Id): PageData[Id] | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as PageData[Id]) : undefined;
}
