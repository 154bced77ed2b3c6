import { expect, test } from '@jest/globals';
import { traceThreeSum } from './trace.ts';

test('moves the low or high pointer after each sum and stops when they meet', () => {
  const steps = traceThreeSum([-5, -2, 0, 1, 3, 4, 6], 0);
  expect(steps.map(({ low, high, sum }) => [low, high, sum])).toEqual([
    [1, 6, -1],
    [2, 6, 1],
    [2, 5, -1],
    [3, 5, 0],
  ]);
  expect(steps.filter((step) => step.isMatch)).toHaveLength(1);
});

test('returns no steps for fewer than three numbers', () => {
  expect(traceThreeSum([1, 2], 0)).toEqual([]);
});
