import { expect, test } from '@jest/globals';
import { measureRefund, getRefundDeadline } from './refund-rule.ts';

test.each([
  [0, 0, true],
  [10, 0, true],
  [11, 0, false],
  [10, 3 * 3600, true],
  [10, 3 * 3600 + 1, false],
])(
  'evaluates %i of 42 lessons and %i s of reading as within the rule: %s',
  (finished, seconds, isWithinRule) => {
    expect(measureRefund(finished, 42, seconds).isWithinRule).toBe(isWithinRule);
  },
);

test('ends the refund window after exactly seven days', () => {
  expect(getRefundDeadline(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-08T10:00:00Z'));
});
