import { expect, test } from '@jest/globals';
import type { Fit } from '@dryrun/contracts/code';
import { curveOf, judgeClaim, ticksUpTo } from './growth.ts';

const fit: Fit = {
  best: 'n log n',
  alsoPossible: ['n'],
  curves: [
    { growth: 'n', start: 1, scale: 2 },
    { growth: '1', start: 7, scale: 0 },
  ],
};

test('a claim is right, possible or wrong', () => {
  expect(judgeClaim(fit, 'n log n')).toBe('You claimed O(n log n): the measurement agrees.');
  expect(judgeClaim(fit, 'n')).toBe(
    'You claimed O(n): the measurement cannot tell it apart from O(n log n).',
  );
  expect(judgeClaim(fit, 'n^2')).toBe('You claimed O(n²): the measurement says otherwise.');
  expect(judgeClaim(fit, undefined)).toBeUndefined();
});

test('a curve is drawn for the classes that have one', () => {
  expect(curveOf(fit, 'n')?.(10)).toBe(21);
  expect(curveOf(fit, '1')?.(10)).toBe(7);
  expect(curveOf(fit, 'n^3')).toBeUndefined();
  expect(curveOf(undefined, 'n')).toBeUndefined();
});

test.each([
  [195.9, [0, 50, 100, 150, 200]],
  [3, [0, 1, 2, 3]],
  [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
  [12_000, [0, 5000, 10_000, 15_000]],
  [0, [0, 1]],
])('an axis up to %d has the ticks %j', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});
