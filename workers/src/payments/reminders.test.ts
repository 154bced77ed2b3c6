import { expect, test } from '@jest/globals';
import { dueReminder } from './reminders.ts';

const end = new Date('2026-12-31T23:59:59Z');

test.each([
  ['2026-11-30T12:00:00Z', undefined],
  ['2026-12-01T00:00:00Z', 30],
  ['2026-12-23T23:59:59Z', 30],
  ['2026-12-24T00:00:00Z', 7],
  ['2026-12-30T08:00:00Z', 1],
  ['2026-12-31T00:00:00Z', 0],
  ['2026-12-31T23:59:59Z', undefined],
])('returns at %s the reminder for %s days before access ends', (now, days) => {
  expect(dueReminder(end, new Date(now))).toBe(days);
});
