import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { codeKey, onStored, readStored, writeStored } from './storage.ts';
import { useStored } from './useStored.ts';

afterEach(() => void jest.restoreAllMocks());

function disableStorage(): void {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
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

test('syncs components with the same key and other tabs', () => {
  const one = renderHook(() => useStored('editorLanguage'));
  const other = renderHook(() => useStored('editorLanguage'));
  act(() => void one.result.current[1]('c_cpp'));
  expect(other.result.current[0]).toBe('c_cpp');

  localStorage.setItem('editorLanguage', 'java');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'editorLanguage', newValue: 'java' })),
  );
  expect(one.result.current[0]).toBe('java');
});

test('notifies listeners until they unsubscribe, also when storage is cleared', () => {
  const values: (string | null)[] = [];
  const stop = onStored('theme', (value) => values.push(value));
  writeStored('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  writeStored('theme', 'light');
  expect(values).toEqual(['dark', null]);
});
