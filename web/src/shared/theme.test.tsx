import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { runIndexScript } from '../../test/index-script.ts';
import { applyTheme, chooseTheme, currentTheme, useTheme } from './theme.ts';

let systemListeners: (() => void)[] = [];
let isSystemLight = false;

beforeEach(() => {
  systemListeners = [];
  isSystemLight = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('light') && isSystemLight,
        addEventListener: (_: string, listener: () => void) => systemListeners.push(listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => void jest.restoreAllMocks());

test('uses the system preference, else dark', () => {
  expect(currentTheme()).toBe('dark');
  isSystemLight = true;
  expect(currentTheme()).toBe('light');
});

test('prefers a valid saved theme over the system preference', () => {
  isSystemLight = true;
  localStorage.setItem('theme', 'dark');
  expect(currentTheme()).toBe('dark');
  localStorage.setItem('theme', 'purple');
  expect(currentTheme()).toBe('light');
});

test.each([
  [null, false],
  [null, true],
  ['light', false],
  ['dark', true],
  ['purple', true],
])('index.html sets the same theme for %s', (saved, isLight) => {
  isSystemLight = isLight;
  if (saved === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', saved);
  runIndexScript();
  expect(document.documentElement.dataset['theme']).toBe(currentTheme());
});

test('saves and applies a chosen theme', () => {
  const stop = applyTheme();
  const { result } = renderHook(() => useTheme());
  act(() => chooseTheme('light'));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(result.current).toBe('light');
  stop();
});

test('follows a change of the system preference when no theme is saved', () => {
  const stop = applyTheme();
  isSystemLight = true;
  act(() => systemListeners.forEach((listener) => listener()));
  expect(document.documentElement.dataset['theme']).toBe('light');
  stop();
});
