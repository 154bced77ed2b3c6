import { expect, test } from '@jest/globals';
import type { Fit } from '@dryrun/contracts/code';
import { fittedCurve, compareGuess, ticksUpTo } from './growth.ts';

const fit: Fit = {
  best: 'n log n',
  alsoPossible: ['n'],
  curves: [
    { growth: 'n', start: 1, scale: 2 },
    { growth: '1', start: 7, scale: 0 },
  ],
};

test('rates a guess as right, possible or wrong', () => {
  expect(compareGuess(fit, 'n log n')).toBe('Your guess O(n log n) matches the measurement.');
  expect(compareGuess(fit, 'n')).toBe(
    'Your guess O(n) is possible: the measurement cannot distinguish it from O(n log n).',
  );
  expect(compareGuess(fit, 'n^2')).toBe('Your guess O(n²) does not match the measurement.');
  expect(compareGuess(fit, undefined)).toBeUndefined();
});

test('returns a curve for fitted classes only', () => {
  expect(fittedCurve(fit, 'n')?.(10)).toBe(21);
  expect(fittedCurve(fit, '1')?.(10)).toBe(7);
  expect(fittedCurve(fit, 'n^3')).toBeUndefined();
  expect(fittedCurve(undefined, 'n')).toBeUndefined();
});

test.each([
  [195.9, [0, 50, 100, 150, 200]],
  [3, [0, 1, 2, 3]],
  [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
  [12_000, [0, 5000, 10_000, 15_000]],
  [0, [0, 1]],
])('gives an axis up to %d the ticks %j', (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});
