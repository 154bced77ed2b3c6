import { expect, test } from '@jest/globals';
import { formatTimeLeft } from './formatTimeLeft.ts';

test.each([
  ['2026-03-08T10:00:00Z', '7 d 0 h 0 min 0 s'],
  ['2026-03-01T11:02:03Z', '1 h 2 min 3 s'],
  ['2026-03-01T10:00:00Z', '0 s'],
  ['2026-02-01T10:00:00Z', '0 s'],
])('formats the time until %s as %s', (until, text) => {
  expect(formatTimeLeft(new Date(until), new Date('2026-03-01T10:00:00Z'))).toBe(text);
});
