import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { runIndexScript } from '../../test/index-script.ts';
import { reloadOnMissingChunk } from './reload.ts';

let stop = () => {};

beforeAll(runIndexScript); // its listener stays

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

test.each([
  [299, 0],
  [301, 1],
])('reloads after %i seconds as rarely as index.html', (seconds, count) => {
  sessionStorage.setItem('reloadedAt', String(Date.now() - seconds * 1000));
  // Neither reloads when the write fails, so that the test stays on its page.
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  reportMissingChunks(1);
  expect(write).toHaveBeenCalledTimes(count);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(write).toHaveBeenCalledTimes(2 * count);
});
