import { expect, test } from '@jest/globals';
import { accessEnd } from './access.ts';

test.each([
  ['2026-11-21T00:00:00Z', '2027-11-21T23:59:59.000Z'],
  ['2026-11-21T23:59:59Z', '2027-11-21T23:59:59.000Z'],
  ['2028-02-29T10:00:00Z', '2029-03-01T23:59:59.000Z'],
])('a year of access from %s ends at %s', (from, until) => {
  expect(accessEnd(new Date(from)).toISOString()).toBe(until);
});
