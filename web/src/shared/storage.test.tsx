import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { codeKey, onStorageChange, readStored, writeStored } from './storage.ts';
import { useLocalStorage } from './useLocalStorage.ts';

afterEach(() => void jest.restoreAllMocks());

function disableStorage(): void {
  const throwQuotaError = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwQuotaError);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwQuotaError);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwQuotaError);
}

test("stores a question's code under its key", () => {
  writeStored(codeKey(14, 'c_cpp'), 'int x;');
  expect(localStorage.getItem('code:14:c_cpp')).toBe('int x;');
});

test('keeps values in memory when storage is unavailable', () => {
  disableStorage();
  expect(writeStored('editorLanguage', 'python3')).toBe(false);
  expect(readStored('editorLanguage')).toBe('python3');
  expect(writeStored('editorLanguage', null)).toBe(false);
  expect(readStored('editorLanguage')).toBeNull();
  expect(readStored('theme')).toBeNull();
});

test('reads from storage again once a write succeeds', () => {
  disableStorage();
  writeStored('theme', 'light');
  jest.restoreAllMocks();
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(readStored('theme')).toBe('light');
});

test('syncs a value across components and tabs', () => {
  const first = renderHook(() => useLocalStorage('editorLanguage'));
  const second = renderHook(() => useLocalStorage('editorLanguage'));
  act(() => void first.result.current[1]('c_cpp'));
  expect(second.result.current[0]).toBe('c_cpp');

  localStorage.setItem('editorLanguage', 'java');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'editorLanguage', newValue: 'java' })),
  );
  expect(first.result.current[0]).toBe('java');
});

test('notifies listeners of writes and of cleared storage until they unsubscribe', () => {
  const values: (string | null)[] = [];
  const unsubscribe = onStorageChange('theme', (value) => values.push(value));
  writeStored('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  unsubscribe();
  writeStored('theme', 'light');
  expect(values).toEqual(['dark', null]);
});
