import { useSyncExternalStore } from 'react';
import { onStored, readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const systemLight = () => window.matchMedia('(prefers-color-scheme: light)');

/** The saved theme, else the system's preference, else dark (spec section 4). */
export function currentTheme(): Theme {
  const saved = readStored('theme');
  if (saved === 'light' || saved === 'dark') return saved;
  return systemLight().matches ? 'light' : 'dark';
}

/** Saves a theme; every part of the page and every other tab follows. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
}

/** The theme as state; also follows the system while nothing is saved. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark'); // what prerendered pages are drawn for
}

function subscribe(changed: () => void): () => void {
  const system = systemLight();
  const stop = onStored('theme', changed);
  system.addEventListener('change', changed);
  return () => {
    stop();
    system.removeEventListener('change', changed);
  };
}

/** Keeps `data-theme` on the root element in step, and tells `applied` each time. Gives what ends it. */
export function applyTheme(applied = () => {}): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = currentTheme();
    applied();
  };
  apply();
  return subscribe(apply);
}
