import { expect, test } from '@jest/globals';
import { problem } from './problem.ts';
import { spreadNumbers } from './inputs.ts';

const threeSum = problem.reference as (nums: readonly number[]) => number[][];

test('keeps the largest answer below 20,000 triples', () => {
  const triples = threeSum(...spreadNumbers());
  expect(triples.length).toBeGreaterThan(10_000);
  expect(triples.length).toBeLessThan(20_000);
});
