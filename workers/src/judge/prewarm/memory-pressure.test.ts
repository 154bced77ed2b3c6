import { expect, test } from '@jest/globals';
import { availableShare, shouldPrewarm } from './memory-pressure.ts';

test('reads the available share of memory', () => {
  expect(availableShare('MemTotal:       1000 kB\nMemFree: 1 kB\nMemAvailable:    250 kB\n')).toBe(0.25);
});

test('assumes enough memory if the kernel does not report it', () => {
  expect(availableShare('')).toBe(1);
});

test.each([
  [0.5, true, true],
  [0.1, true, true],
  [0.05, true, false],
  [0.1, false, false],
  [0.2, false, true],
])('changes prewarming at %d available memory from %p to %p', (share, isPrewarming, expected) => {
  expect(shouldPrewarm(share, isPrewarming)).toBe(expected);
});
