import { expect, test } from '@jest/globals';
import { formatMinutes, readClock, remainingMs } from './clock.ts';

const response = { now: '2026-01-01T10:00:00Z', endsAt: '2026-01-01T10:45:00Z' };

test("uses the server's time on a device whose clock is wrong", () => {
  const deviceMs = Date.parse('2031-05-05T00:00:00Z');
  const clock = readClock(response, deviceMs);
  expect(remainingMs(clock, deviceMs)).toBe(45 * 60_000);
  expect(remainingMs(clock, deviceMs + 60_000)).toBe(44 * 60_000);
  expect(remainingMs(clock, deviceMs + 3_600_000)).toBe(0);
});

test('stands still while the judge does not answer', () => {
  const deviceMs = Date.parse(response.now);
  const clock = readClock({ ...response, stoppedAt: '2026-01-01T09:59:00Z' }, deviceMs);
  expect(remainingMs(clock, deviceMs + 600_000)).toBe(46 * 60_000);
});

test.each([
  [0, '0:00'],
  [245_999, '4:05'],
  [2_700_000, '45:00'],
  [-400, '0:00'],
  [-30_000, '-0:30'],
])('formats %d ms as %s', (ms, text) => {
  expect(formatMinutes(ms)).toBe(text);
});
