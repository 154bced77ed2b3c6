import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { config } from 'zod';
import { Client } from './app/Client.tsx';
import { loadMatchedPages } from './app/loadMatchedPages.ts';
import { createRoutes } from './app/router.tsx';
import { createStore, type PreloadedState } from './app/store.ts';
import { api } from './shared/api.ts';
import { loadMath } from './shared/markdown/useMath.ts';
import { reloadOnMissingChunk } from './shared/reload.ts';
import { applyTheme } from './shared/theme.ts';

/** Draws the client into the page, or takes over the page that came complete. Resolves when it answers to presses. */
export async function startClient(root: HTMLElement): Promise<void> {
  config({ jitless: true }); // compiling schemas would break the content security policy
  applyTheme();
  reloadOnMissingChunk();
  const routes = createRoutes();
  const isComplete = 'hydrate' in root.dataset && (await isLoaded(loadParts(root, routes)));
  const store = createStore(preloadedState());
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    const client = <Client store={store} router={router} onStarted={resolve} />;
    if (isComplete) hydrateRoot(root, client, { onRecoverableError: () => undefined });
    else createRoot(root).render(client);
  });
  if (isComplete) store.dispatch(api.util.invalidateTags(['Lesson'])); // a coding question came without its solution
  delete document.documentElement.dataset['session'];
}

/** All that the first drawing needs to be the page as it came: the page's own part, and the one that sets math. */
async function loadParts(root: HTMLElement, routes: RouteObject[]): Promise<void> {
  const hasMath = root.querySelector('.katex') !== null;
  await Promise.all([loadMatchedPages(routes, window.location.pathname), ...(hasMath ? [loadMath()] : [])]);
}

/** Without its page (no network, an old client) the client is drawn anew, and says what is wrong. */
function isLoaded(loading: Promise<void>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}

/** What the page was drawn from, when it came complete. */
function preloadedState(): PreloadedState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : undefined;
}
