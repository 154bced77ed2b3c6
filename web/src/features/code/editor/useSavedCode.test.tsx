import type { Lang } from '@dryrun/contracts/language';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSavedCode } from './useSavedCode.ts';

const templates = {
  java: 'class Solution {}\n',
  python3: 'class Solution:\n',
  c_cpp: 'class Solution {};\n',
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = (questionId = 1, lang: Lang = 'java') =>
  renderHook((of: Lang) => useSavedCode(questionId, of, templates), { initialProps: lang });

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

const stored = (key: string) => localStorage.getItem(key);

test('code is saved on a pause in typing, not at each letter', () => {
  const { result } = open();
  act(() => result.current.type('a'));
  pass(200);
  act(() => result.current.type('ab'));
  expect(stored('code:1:java')).toBeNull();
  expect(result.current.state).toBe('typing');
  pass(500);
  expect(stored('code:1:java')).toBe('ab');
  expect(result.current.state).toBe('saved');
});

test('code comes back after a reload, per question and per language', () => {
  const { result, unmount } = open();
  act(() => result.current.type('mine'));
  unmount();
  expect(open().result.current.code).toBe('mine');
  expect(open(2).result.current.code).toBe(templates.java);
  expect(open(1, 'python3').result.current.code).toBe(templates.python3);
});

test('hiding the tab and leaving the page save at once', () => {
  const { result } = open();
  act(() => result.current.type('half a thought'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stored('code:1:java')).toBe('half a thought');
  act(() => result.current.type('more'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored('code:1:java')).toBe('more');
});

test('each language keeps its own code while one switches between them', () => {
  const { result, rerender } = open();
  act(() => result.current.type('java code'));
  rerender('python3');
  act(() => result.current.type('python code'));
  rerender('java');
  expect(result.current.code).toBe('java code');
  rerender('python3');
  expect(result.current.code).toBe('python code');
});

test('an untouched template is not stored, so that a better one can come', () => {
  const { result } = open();
  act(() => result.current.replace('other'));
  expect(stored('code:1:java')).toBe('other');
  act(() => result.current.replace(templates.java));
  expect(stored('code:1:java')).toBeNull();
});

test('another tab is followed, unless this one has unsaved typing', () => {
  const { result } = open();
  const elsewhere = (value: string) => {
    localStorage.setItem('code:1:java', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'code:1:java', newValue: value }));
  };
  act(() => elsewhere('from another tab'));
  expect(result.current.code).toBe('from another tab');
  act(() => result.current.type('typing here'));
  act(() => elsewhere('again'));
  expect(result.current.code).toBe('typing here');
});

test('a browser that refuses storage is said so, and the code stays on the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = open(3);
  act(() => result.current.type('precious'));
  pass(500);
  expect(result.current.state).toBe('refused');
  expect(result.current.code).toBe('precious');
  refuse.mockRestore();
});

test('only what was changed is said to be saved', () => {
  const { result, rerender } = open();
  expect(result.current.state).toBe('untouched');
  act(() => result.current.type('java code'));
  pass(500);
  rerender('python3');
  expect(result.current.state).toBe('untouched');
  rerender('java');
  expect(result.current.state).toBe('saved');
});
