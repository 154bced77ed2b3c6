import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { problem } from './problem.ts';
import { smallInput, spreadNumbers } from './inputs.ts';

const threeSum = problem.reference as (nums: readonly number[]) => number[][];

/** Tries every triple of positions. */
function bruteForce(nums: readonly number[]): string[] {
  const found = new Set<string>();
  nums.forEach((a, i) =>
    nums.forEach((b, j) =>
      nums.forEach((c, k) => {
        if (i < j && j < k && a + b + c === 0) found.add([a, b, c].sort((x, y) => x - y).join());
      }),
    ),
  );
  return [...found].sort();
}

test('the reference finds the triples that trying every three positions finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 300; round += 1) {
    const [nums] = smallInput(random);
    const triples = threeSum(nums).map((triple) => triple.join());
    expect({ nums, triples: triples.sort() }).toEqual({ nums, triples: bruteForce(nums) });
  }
});

test('the largest answer stays below 20 000 triples', () => {
  const triples = threeSum(...spreadNumbers());
  expect(triples.length).toBeGreaterThan(10_000);
  expect(triples.length).toBeLessThan(20_000);
});
