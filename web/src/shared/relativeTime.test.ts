import { expect, test } from '@jest/globals';
import { relativeTime } from './relativeTime.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:58:59Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', 'last week'],
  ['2024-11-10T12:00:00Z', '2 years ago'],
])('formats %s as %s', (time, text) => {
  expect(relativeTime(time, now)).toBe(text);
});
