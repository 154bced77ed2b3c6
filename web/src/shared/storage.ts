import type { Lang } from '@dryrun/contracts/language';

/** Everything the client keeps in local storage; nothing outside this list is ever written. */
export type StorageKey =
  | 'accessToken'
  | 'user'
  | 'theme'
  | 'editorLanguage'
  | 'editorSettings'
  | `layout:${string}`
  | `code:${number}:${Lang}`
  | `versions:${number}:${Lang}`
  | `cases:${number}`
  | `comment:${number}`
  | 'editorDraft'
  | `previewCompleted:${number}`
  | `quizzes:${number}`
  | `reading:${number}`;

/** The key of a question's saved code in one language. */
export function codeKey(questionId: number, lang: Lang): StorageKey {
  return `code:${questionId}:${lang}`;
}

/** Whether a place in any lesson is kept. Never throws. */
export function hasSavedScroll(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('reading:'));
  } catch {
    return false;
  }
}

type Listener = (value: string | null) => void;

/** Holds values for this page's lifetime when the browser refuses storage (private mode, full, switched off). */
const fallback = new Map<StorageKey, string | null>();
const listeners = new Map<string, Set<Listener>>();

/** The stored text, or null when there is none. Never throws. */
export function readStored(key: StorageKey): string | null {
  if (fallback.has(key)) return fallback.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text (null removes it) and tells this tab's listeners. Never throws; false means that it will not
 * survive a reload.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  let isKept = true;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
    isKept = false;
  }
  notify(key, value);
  return isKept;
}

/** Calls back when this or another tab changes the key. Returns the function that stops it. */
export function onStored(key: StorageKey, listener: Listener): () => void {
  if (listeners.size === 0) globalThis.window?.addEventListener('storage', hearOtherTab);
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0) listeners.delete(key);
    if (listeners.size === 0) globalThis.window?.removeEventListener('storage', hearOtherTab);
  };
}

function notify(key: string, value: string | null): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener(value);
}

function hearOtherTab(event: StorageEvent): void {
  if (event.storageArea && event.storageArea !== localStorage) return;
  if (event.key !== null) return notify(event.key, event.newValue);
  for (const key of [...listeners.keys()]) notify(key, null);
}

/** What the client keeps in session storage, for this tab alone. `reloadedAt` is named in index.html as well. */
export type SessionKey = 'reloadedAt';

/** The text kept for this tab, or null when there is none. Never throws. */
export function readTab(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab; false when the browser refuses. Never throws. */
export function writeTab(key: SessionKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
