import type { Lang } from '@dryrun/contracts/language';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { setVisibility } from '../../../../test/visibility.ts';
import { useSavedCode } from './useSavedCode.ts';

const templates = {
  java: 'class Solution {}\n',
  python3: 'class Solution:\n',
  c_cpp: 'class Solution {};\n',
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const renderSavedCode = (questionId = 1, lang: Lang = 'java') =>
  renderHook((shownLang: Lang) => useSavedCode(questionId, shownLang, templates), { initialProps: lang });

const advanceTime = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

const stored = (key: string) => localStorage.getItem(key);

test('saves the code after a pause in typing', () => {
  const { result } = renderSavedCode();
  act(() => result.current.edit('a'));
  advanceTime(200);
  act(() => result.current.edit('ab'));
  expect(stored('code:1:java')).toBeNull();
  expect(result.current.state).toBe('typing');
  advanceTime(500);
  expect(stored('code:1:java')).toBe('ab');
  expect(result.current.state).toBe('saved');
});

test('restores the code of each question and language after a reload', () => {
  const { result, unmount } = renderSavedCode();
  act(() => result.current.edit('mine'));
  unmount();
  expect(renderSavedCode().result.current.code).toBe('mine');
  expect(renderSavedCode(2).result.current.code).toBe(templates.java);
  expect(renderSavedCode(1, 'python3').result.current.code).toBe(templates.python3);
});

test('saves immediately when the tab is hidden or the page is left', () => {
  const { result } = renderSavedCode();
  act(() => result.current.edit('partial code'));
  setVisibility('hidden');
  expect(stored('code:1:java')).toBe('partial code');
  act(() => result.current.edit('more'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored('code:1:java')).toBe('more');
});

test('keeps the code of each language when switching between them', () => {
  const { result, rerender } = renderSavedCode();
  act(() => result.current.edit('java code'));
  rerender('python3');
  act(() => result.current.edit('python code'));
  rerender('java');
  expect(result.current.code).toBe('java code');
  rerender('python3');
  expect(result.current.code).toBe('python code');
});

test('does not store an unchanged template', () => {
  const { result } = renderSavedCode();
  act(() => result.current.replace('other'));
  expect(stored('code:1:java')).toBe('other');
  act(() => result.current.replace(templates.java));
  expect(stored('code:1:java')).toBeNull();
});

test('applies changes from another tab unless this tab has unsaved changes', () => {
  const { result } = renderSavedCode();
  const changeInOtherTab = (value: string) => {
    localStorage.setItem('code:1:java', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'code:1:java', newValue: value }));
  };
  act(() => changeInOtherTab('from another tab'));
  expect(result.current.code).toBe('from another tab');
  act(() => result.current.edit('typing here'));
  act(() => changeInOtherTab('again'));
  expect(result.current.code).toBe('typing here');
});

test('reports a storage failure and keeps the code on the page', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderSavedCode(3);
  act(() => result.current.edit('unsaved code'));
  advanceTime(500);
  expect(result.current.state).toBe('failed');
  expect(result.current.code).toBe('unsaved code');
  setItem.mockRestore();
});

test('reports "saved" only for changed code', () => {
  const { result, rerender } = renderSavedCode();
  expect(result.current.state).toBe('untouched');
  act(() => result.current.edit('java code'));
  advanceTime(500);
  rerender('python3');
  expect(result.current.state).toBe('untouched');
  rerender('java');
  expect(result.current.state).toBe('saved');
});
