import { readSessionStorage, writeSessionStorage } from './storage.ts';

/** Prevents a reload loop if a chunk is still missing. */
const minReloadIntervalMs = 5 * 60_000;

/** Reloads at most once in five minutes and never offline. Returns false if it does not reload. */
export function reloadOnce(reload: () => void): boolean {
  const lastReloadAt = Number(readSessionStorage('reloadedAt') ?? 0);
  if (!navigator.onLine || Date.now() - lastReloadAt < minReloadIntervalMs) return false;
  if (!writeSessionStorage('reloadedAt', String(Date.now()))) return false;
  reload();
  return true;
}

/** Reloads when a chunk is missing, like index.html for the first script. Returns a stop function. */
export function reloadOnMissingChunk(reload = () => window.location.reload()): () => void {
  const onMissing = () => void reloadOnce(reload);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
