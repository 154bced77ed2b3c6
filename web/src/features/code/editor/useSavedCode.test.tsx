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

test('saves the code after a pause in typing', () => {
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

test('restores the code after a reload, per question and language', () => {
  const { result, unmount } = open();
  act(() => result.current.type('mine'));
  unmount();
  expect(open().result.current.code).toBe('mine');
  expect(open(2).result.current.code).toBe(templates.java);
  expect(open(1, 'python3').result.current.code).toBe(templates.python3);
});

test('saves immediately when the tab is hidden or the page is left', () => {
  const { result } = open();
  act(() => result.current.type('half a thought'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stored('code:1:java')).toBe('half a thought');
  act(() => result.current.type('more'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored('code:1:java')).toBe('more');
});

test('keeps the code of each language when switching between them', () => {
  const { result, rerender } = open();
  act(() => result.current.type('java code'));
  rerender('python3');
  act(() => result.current.type('python code'));
  rerender('java');
  expect(result.current.code).toBe('java code');
  rerender('python3');
  expect(result.current.code).toBe('python code');
});

test('does not store an unchanged template', () => {
  const { result } = open();
  act(() => result.current.replace('other'));
  expect(stored('code:1:java')).toBe('other');
  act(() => result.current.replace(templates.java));
  expect(stored('code:1:java')).toBeNull();
});

test('follows changes of another tab unless this tab has unsaved changes', () => {
  const { result } = open();
  const changeInOtherTab = (value: string) => {
    localStorage.setItem('code:1:java', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'code:1:java', newValue: value }));
  };
  act(() => changeInOtherTab('from another tab'));
  expect(result.current.code).toBe('from another tab');
  act(() => result.current.type('typing here'));
  act(() => changeInOtherTab('again'));
  expect(result.current.code).toBe('typing here');
});

test('reports a storage failure and keeps the code on the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = open(3);
  act(() => result.current.type('precious'));
  pass(500);
  expect(result.current.state).toBe('failed');
  expect(result.current.code).toBe('precious');
  refuse.mockRestore();
});

test('shows "saved" only for changed code', () => {
  const { result, rerender } = open();
  expect(result.current.state).toBe('untouched');
  act(() => result.current.type('java code'));
  pass(500);
  rerender('python3');
  expect(result.current.state).toBe('untouched');
  rerender('java');
  expect(result.current.state).toBe('saved');
});
