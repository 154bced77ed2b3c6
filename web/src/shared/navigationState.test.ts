import { expect, test } from '@jest/globals';
import { readState } from './navigationState.ts';

test('reads the login reason from a navigation state', () => {
  expect(readState({ from: '/buy/x', reason: 'You need to log in to purchase.' }, 'reason')).toBe(
    'You need to log in to purchase.',
  );
});

test.each([{ from: '/buy/x' }, { reason: 7 }, null])('returns no reason for the state %j', (state) => {
  expect(readState(state, 'reason')).toBeUndefined();
});
