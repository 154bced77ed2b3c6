import { useSyncExternalStore } from 'react';
import { onStorageChange, readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const systemLight = () => window.matchMedia('(prefers-color-scheme: light)');

/** The saved theme, else the system's preference, else dark. */
export function currentTheme(): Theme {
  const saved = readStored('theme');
  if (saved === 'light' || saved === 'dark') return saved;
  return systemLight().matches ? 'light' : 'dark';
}

/** Saves a theme and applies it in all tabs. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
}

/** The current theme. Follows the system's preference while none is saved. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark'); // pages are prerendered in dark
}

function subscribe(changed: () => void): () => void {
  const system = systemLight();
  const stop = onStorageChange('theme', changed);
  system.addEventListener('change', changed);
  return () => {
    stop();
    system.removeEventListener('change', changed);
  };
}

/** Keeps `data-theme` on the root element in sync and calls `onApplied` each time. Returns the unsubscribe function. */
export function applyTheme(onApplied = () => {}): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = currentTheme();
    onApplied();
  };
  apply();
  return subscribe(apply);
}
