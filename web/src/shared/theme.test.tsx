import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { applyTheme, chooseTheme, currentTheme, useTheme } from './theme.ts';

let hearSystem: (() => void)[] = [];
let isSystemLight = false;

beforeEach(() => {
  hearSystem = [];
  isSystemLight = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('light') && isSystemLight,
        addEventListener: (_: string, hear: () => void) => hearSystem.push(hear),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => void jest.restoreAllMocks());

test('follows the system, else is dark', () => {
  expect(currentTheme()).toBe('dark');
  isSystemLight = true;
  expect(currentTheme()).toBe('light');
});

test('the saved choice wins over the system; nonsense does not', () => {
  isSystemLight = true;
  localStorage.setItem('theme', 'dark');
  expect(currentTheme()).toBe('dark');
  localStorage.setItem('theme', 'purple');
  expect(currentTheme()).toBe('light');
});

test('a choice is saved and shown at once', () => {
  const stop = applyTheme();
  const { result } = renderHook(() => useTheme());
  act(() => chooseTheme('light'));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(result.current).toBe('light');
  stop();
});

test('without a choice a change of the system is followed', () => {
  const stop = applyTheme();
  isSystemLight = true;
  act(() => hearSystem.forEach((hear) => hear()));
  expect(document.documentElement.dataset['theme']).toBe('light');
  stop();
});
