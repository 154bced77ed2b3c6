import { readTab, writeTab } from './storage.ts';

/** Minimum time between reloads. Another reload would not fix a chunk that is still missing. */
const minReloadIntervalMs = 5 * 60_000;

/**
 * Reloads the page, at most once in five minutes and never offline. Unsaved code is saved when the page unloads.
 * Returns false if it does not reload; the caller then shows an error.
 */
export function reloadOnce(reload: () => void): boolean {
  const lastReloadAt = Number(readTab('reloadedAt') ?? 0);
  if (!navigator.onLine || Date.now() - lastReloadAt < minReloadIntervalMs) return false;
  if (!writeTab('reloadedAt', String(Date.now()))) return false;
  reload();
  return true;
}

/**
 * Reloads the page when a chunk is missing because the client is older than the server. index.html has the same rule
 * for the first script. Returns the unsubscribe function.
 */
export function reloadOnMissingChunk(reload = () => window.location.reload()): () => void {
  const onMissing = () => void reloadOnce(reload);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
