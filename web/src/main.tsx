import { configureSite, type Site } from '@dryrun/contracts/site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { config } from 'zod';
import { Client } from './app/Client.tsx';
import { loadMatchedRoutes } from './app/loadMatchedRoutes.ts';
import { createRoutes } from './app/router.tsx';
import { createStore, type PreloadedState } from './app/store.ts';
import { api } from './shared/api.ts';
import { loadMath } from './shared/markdown/useMath.ts';
import { reloadOnMissingChunk } from './shared/reload.ts';
import { applyTheme } from './shared/theme.ts';

/** Renders the client, or hydrates a prerendered page. Resolves when the page handles events. */
export async function startClient(root: HTMLElement): Promise<void> {
  configureSite(siteSettings());
  config({ jitless: true }); // compiled schemas would violate the content security policy
  applyTheme();
  reloadOnMissingChunk();
  const routes = createRoutes();
  const canHydrate = 'hydrate' in root.dataset && (await isLoaded(loadChunks(root, routes)));
  const store = createStore(preloadedState());
  // With hydration data the router leaves the scroll position of the first page to the browser.
  const router = createBrowserRouter(routes, canHydrate ? { hydrationData: {} } : {});
  await new Promise<void>((resolve) => {
    const client = <Client store={store} router={router} onStarted={resolve} />;
    if (canHydrate) hydrateRoot(root, client, { onRecoverableError: () => undefined });
    else createRoot(root).render(client);
  });
  // Refetches the lesson, because coding questions are prerendered without their solution.
  if (canHydrate) store.dispatch(api.util.invalidateTags(['Lesson']));
  delete document.documentElement.dataset['session'];
}

/** Loads the chunks that the first render needs to match the prerendered page. */
async function loadChunks(root: HTMLElement, routes: RouteObject[]): Promise<void> {
  const hasMath = root.querySelector('.katex') !== null;
  await Promise.all([loadMatchedRoutes(routes, window.location.pathname), hasMath && loadMath()]);
}

/** False if a chunk is missing (offline, outdated client). The client then renders without hydration. */
function isLoaded(loading: Promise<void>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}

/** The settings of this installation, which the server adds to the page if they differ from the defaults. */
function siteSettings(): Partial<Site> {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Partial<Site>) : {};
}

function preloadedState(): PreloadedState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : undefined;
}
