import { expect, test } from '@jest/globals';
import { accessEnd, daysLeft } from './access.ts';

test.each([
  ['2026-11-21T00:00:00Z', '2027-11-21T23:59:59.000Z'],
  ['2026-11-21T23:59:59Z', '2027-11-21T23:59:59.000Z'],
  ['2028-02-29T10:00:00Z', '2029-03-01T23:59:59.000Z'],
])('ends one year of access that starts at %s at %s', (from, until) => {
  expect(accessEnd(new Date(from)).toISOString()).toBe(until);
});

test('subtracts the last year of access', () => {
  const end = new Date('2027-11-21T23:59:59Z');
  expect(accessEnd(accessEnd(end), -1)).toEqual(end);
});

test.each([
  ['2026-12-01T00:00:00Z', 30],
  ['2026-11-30T23:59:59Z', 31],
  ['2026-12-31T00:00:00Z', 0],
  ['2027-01-01T00:00:00Z', -1],
])('counts the days left on %s until December 31: %i', (now, days) => {
  expect(daysLeft(new Date('2026-12-31T23:59:59Z'), new Date(now))).toBe(days);
});
