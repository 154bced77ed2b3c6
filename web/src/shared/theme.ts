import { useSyncExternalStore } from 'react';
import { onStorageChange, readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const lightSchemeQuery = () => window.matchMedia('(prefers-color-scheme: light)');

/** The saved theme, else the system's preference, else dark. */
export function currentTheme(): Theme {
  const saved = readStored('theme');
  if (saved === 'light' || saved === 'dark') return saved;
  return lightSchemeQuery().matches ? 'light' : 'dark';
}

/** Saves a theme and applies it in all tabs. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, appliedTheme, () => 'dark'); // pages are prerendered in dark
}

/** The theme of the page's colors. It follows the system's preference only when `applyTheme` has run. */
function appliedTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : currentTheme();
}

function subscribe(onChange: () => void): () => void {
  const system = lightSchemeQuery();
  const stop = onStorageChange('theme', onChange);
  system.addEventListener('change', onChange);
  return () => {
    stop();
    system.removeEventListener('change', onChange);
  };
}

/** Keeps `data-theme` on the root element in sync. Returns the unsubscribe function. */
export function applyTheme(onApplied = () => {}): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = currentTheme();
    onApplied();
  };
  apply();
  return subscribe(apply);
}
