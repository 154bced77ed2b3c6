import { readTab, writeTab } from './storage.ts';

/** A part that is still missing this soon after a reload will not come by another one. */
const againAfterMs = 5 * 60_000;

/**
 * Reloads the page, at most once in five minutes, and never offline, where nothing would come back. Typed code is
 * saved as the page is left. False means that there is no reload and a sentence is due.
 */
export function reloadOnce(reload: () => void): boolean {
  const last = Number(readTab('reloadedAt') ?? 0);
  if (!navigator.onLine || Date.now() - last < againAfterMs) return false;
  if (!writeTab('reloadedAt', String(Date.now()))) return false;
  reload();
  return true;
}

/**
 * An old client asks after an update for parts that are gone: the page is loaded anew. index.html has the same rule
 * for the first part, which cannot watch over itself. Returns the function that stops watching.
 */
export function reloadOnMissingChunk(reload = () => window.location.reload()): () => void {
  const missing = () => void reloadOnce(reload);
  window.addEventListener('vite:preloadError', missing);
  return () => window.removeEventListener('vite:preloadError', missing);
}
