import { afterEach, expect, jest, test } from '@jest/globals';
import { reloadOnMissingChunk } from './reload.ts';

let stop = () => {};

afterEach(() => {
  stop();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function missParts(count: number): number {
  const reload = jest.fn();
  stop = reloadOnMissingChunk(reload);
  for (let i = 0; i < count; i++) window.dispatchEvent(new Event('vite:preloadError'));
  return reload.mock.calls.length;
}

test('a part that is gone after an update reloads the page once, not in a loop', () => {
  expect(missParts(3)).toBe(1);
});

test('the next update reloads again', () => {
  sessionStorage.setItem('reloadedAt', String(Date.now() - 6 * 60_000));
  expect(missParts(1)).toBe(1);
});

test('offline nothing is reloaded, for nothing would come back', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missParts(1)).toBe(0);
});

test('where the browser refuses storage nothing is reloaded, for nothing would end the loop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(missParts(1)).toBe(0);
});
