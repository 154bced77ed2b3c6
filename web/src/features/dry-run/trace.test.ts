import { expect, test } from '@jest/globals';
import { traceThreeSum } from './trace.ts';

test('the walk moves one pointer at a time and stops when they meet', () => {
  const steps = traceThreeSum([-5, -2, 0, 1, 3, 4, 6], 0);
  expect(steps.map(({ low, high, sum }) => [low, high, sum])).toEqual([
    [1, 6, -1],
    [2, 6, 1],
    [2, 5, -1],
    [3, 5, 0],
  ]);
  expect(steps.filter((step) => step.isHit)).toHaveLength(1);
});

test('fewer than two numbers after the first give no step', () => {
  expect(traceThreeSum([1, 2], 0)).toEqual([]);
});
