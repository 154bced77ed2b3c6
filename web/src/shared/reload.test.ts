import { afterEach, expect, jest, test } from '@jest/globals';
import { reloadOnMissingChunk } from './reload.ts';

let stop = () => {};

afterEach(() => {
  stop();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function reportMissingChunks(count: number): number {
  const reload = jest.fn();
  stop = reloadOnMissingChunk(reload);
  for (let i = 0; i < count; i++) window.dispatchEvent(new Event('vite:preloadError'));
  return reload.mock.calls.length;
}

test('reloads once when several chunks are missing', () => {
  expect(reportMissingChunks(3)).toBe(1);
});

test('reloads again after five minutes', () => {
  sessionStorage.setItem('reloadedAt', String(Date.now() - 6 * 60_000));
  expect(reportMissingChunks(1)).toBe(1);
});

test('does not reload while offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reportMissingChunks(1)).toBe(0);
});

test('does not reload without storage, which prevents a reload loop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(reportMissingChunks(1)).toBe(0);
});
