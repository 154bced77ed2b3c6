import { expect, test } from '@jest/globals';
import { findRefundError, measureRefund, getRefundDeadline } from './refund-rule.ts';

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

const now = new Date('2026-03-08T10:00:00Z');
const payment = {
  state: 'paid',
  amount_cents: 3900,
  refunded_cents: 0,
  is_duplicate: false,
  paid_at: new Date(now.getTime() - 7 * 24 * 3600 * 1000 + 1),
  created_at: new Date(0),
} as const;
const dashboardRefund = { origin: 'processor', state: 'succeeded' } as const;

test.each([
  ['no refund', {}, [], undefined],
  ['a failed request', {}, [{ origin: 'buyer', state: 'failed' }], undefined],
  ['a rejected request', {}, [{ origin: 'buyer', state: 'rejected' }], 'refund_already_requested'],
  ['a refund by an admin', {}, [{ origin: 'admin', state: 'pending' }], 'refund_already_requested'],
  ['a partial refund in the dashboard', { refunded_cents: 1000 }, [dashboardRefund], undefined],
  ['a full refund in the dashboard', { refunded_cents: 3900 }, [dashboardRefund], 'nothing_to_refund'],
  ['a duplicate payment', { is_duplicate: true }, [], 'nothing_to_refund'],
  ['the end of the window', { paid_at: new Date('2026-03-01T10:00:00Z') }, [], 'refund_too_late'],
] as const)('after %s, finds the refund error', (_, values, refunds, error) => {
  expect(findRefundError({ ...payment, ...values }, refunds, now)).toBe(error);
});
