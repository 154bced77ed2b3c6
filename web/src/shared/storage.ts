import type { Lang } from '@dryrun/contracts/language';

/**
 * Whether this page is in a read-only view of another account. It then uses session storage instead of local storage,
 * which holds the admin's own session and data. Constant, because the browser can restore a page
 * of the view after the view has ended.
 */
const isInView = readSessionStorage('view') !== null;

const area = (): Storage => (isInView ? sessionStorage : localStorage);

/** All keys that the client uses in local storage. */
export type StorageKey =
  | 'accessToken'
  | 'user'
  /** The email of the account that the drafts and the progress in this browser belong to. */
  | 'owner'
  | 'theme'
  | 'editorLanguage'
  | 'editorSettings'
  | `layout:${string}`
  | `code:${number}:${Lang}`
  | `draft:${number}:${Lang}`
  | `versions:${number}:${Lang}`
  | `cases:${number}`
  | `solvingSeconds:${number}`
  | `comment:${number}`
  /** A note of a lesson that the server has not confirmed. */
  | `note:${number}`
  /** Edits of a rehearsal that the server has not confirmed. */
  | `rehearsal:${string}`
  /** A reader's copy of a lesson's program. */
  | `program:${string}`
  | 'editorDraft'
  | 'recentLessons'
  | `previewCompleted:${number}`
  | `quizzes:${number}`
  | `reading:${number}`;

/** Settings of the browser. Everything else belongs to an account. */
const settingKeys = /^(theme|editorLanguage|editorSettings|layout:.*)$/;

/** The session, which `storeSession` writes. */
const sessionKeys = /^(accessToken|user)$/;

export function codeKey(questionId: number, lang: Lang): StorageKey {
  return `code:${questionId}:${lang}`;
}

type Listener = (value: string | null) => void;

/** Holds values until the page unloads if local storage is unavailable (private mode, full, disabled). */
const fallback = new Map<StorageKey, string | null>();
const listeners = new Map<string, Set<Listener>>();

/** All keys with a value. Never throws. */
export function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(area()), ...fallback.keys()])];
  } catch {
    return [...fallback.keys()];
  }
}

/** Reads from local storage; null when there is no value. A view has the admin's settings. Never throws. */
export function readStored(key: StorageKey): string | null {
  if (fallback.has(key)) return fallback.get(key) ?? null;
  try {
    return area().getItem(key) ?? (settingKeys.test(key) ? localStorage.getItem(key) : null);
  } catch {
    return null;
  }
}

/** Stores a text (null removes it). Never throws. Returns false if the value will not survive a reload. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  let isSaved = true;
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
    isSaved = false;
  }
  notify(key, value);
  return isSaved;
}

/** Removes drafts, progress and everything else of an account, but not the settings. Never throws. */
export function clearPersonalData(): void {
  // Clears the owner first, so that open pages in all tabs drop their unsaved changes.
  writeStored('owner', null);
  for (const key of storedKeys())
    if (!settingKeys.test(key) && !sessionKeys.test(key)) writeStored(key as StorageKey, null);
  clearSessionStorage();
  void deleteFolder(voiceFolder);
}

/** The folder in the browser's private file system with the recordings of rehearsals. */
export const voiceFolder = 'voice';

async function deleteFolder(name: string): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true });
  } catch {
    // There is no such folder, or no private file system.
  }
}

/** Calls `listener` when this or another tab changes the key. Returns the unsubscribe function. */
export function onStorageChange(key: StorageKey, listener: Listener): () => void {
  if (listeners.size === 0) globalThis.window?.addEventListener('storage', onStorageEvent);
  const keyListeners = listeners.get(key) ?? new Set();
  listeners.set(key, keyListeners.add(listener));
  return () => {
    keyListeners.delete(listener);
    if (keyListeners.size === 0) listeners.delete(key);
    if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onStorageEvent);
  };
}

function notify(key: string, value: string | null): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener(value);
}

function onStorageEvent(event: StorageEvent): void {
  if (isInView || (event.storageArea && event.storageArea !== localStorage)) return;
  if (event.key !== null) return notify(event.key, event.newValue);
  for (const key of [...listeners.keys()]) notify(key, null);
}

/** Session storage keys outside a view. `view` and `accessToken` start one; index.html uses `reloadedAt`. */
export type SessionKey = 'reloadedAt' | 'view' | 'accessToken';

/** Reads from session storage; null when there is no value. Never throws. */
export function readSessionStorage(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to session storage. Returns false when it is unavailable. Never throws. */
export function writeSessionStorage(key: SessionKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Never throws. */
export function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // No storage, nothing to clear.
  }
}
