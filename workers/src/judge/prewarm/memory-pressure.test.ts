import { expect, test } from '@jest/globals';
import { availableShare, shouldKeep } from './memory-pressure.ts';

test('the share of memory that can be had is read from the kernel', () => {
  expect(availableShare('MemTotal:       1000 kB\nMemFree: 1 kB\nMemAvailable:    250 kB\n')).toBe(0.25);
});

test('a system that does not say is not taken for a poor one', () => {
  expect(availableShare('')).toBe(1);
});

test.each([
  [0.5, true, true],
  [0.1, true, true],
  [0.05, true, false],
  [0.1, false, false],
  [0.2, false, true],
])('with %d of the memory left and keeping %p it is %p afterwards', (share, isKeeping, expected) => {
  expect(shouldKeep(share, isKeeping)).toBe(expected);
});
