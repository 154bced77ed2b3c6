import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  evenChanges,
  inputOfSize,
  largeChanges,
  noChange,
  smallChanges,
  smallInput,
  steady,
  upAndDown,
} from './inputs.ts';

/** For each end, counts earlier prefix sums that are smaller by the target. */
function countSubarrays(nums: readonly number[], target: number): number {
  const timesSeen = new Map([[0, 1]]);
  let sum = 0;
  let found = 0;
  for (const change of nums) {
    sum += change;
    found += timesSeen.get(sum - target) ?? 0;
    timesSeen.set(sum, (timesSeen.get(sum) ?? 0) + 1);
  }
  return found;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small log ${seed}`,
  args: () => smallInput(seededRandom(510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countSubarrays,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 100_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 600 },
  },
  cases: [
    { name: 'example 1', args: [[1, 4, -4, -2, 3], 1], expected: 4 },
    { name: 'example 2, ranges of zeros', args: [[0, 0, 0], 0], expected: 6 },
    { name: 'example 3, no range', args: [[1, 2, 3], 7], expected: 0 },
    { name: 'one day that is the target', args: [[5], 5], expected: 1 },
    { name: 'one day that is not the target', args: [[5], 4], expected: 0 },
    { name: 'one day without change', args: [[0], 0], expected: 1 },
    { name: 'the empty range does not count', args: [[1], 0], expected: 0 },
    { name: 'the whole log', args: [[1, 2, 3], 6], expected: 1 },
    { name: 'the first days', args: [[1, 2, 9], 3], expected: 1 },
    { name: 'the last days', args: [[9, 1, 2], 3], expected: 1 },
    { name: 'gains only', args: [[1, 1, 1, 1], 2], expected: 3 },
    { name: 'ranges overlap', args: [[1, 2, 1, 2, 1], 3], expected: 4 },
    { name: 'losses only', args: [[-1, -2, -1], -3], expected: 2 },
    { name: 'a target below zero', args: [[3, -4, 1, -2], -1], expected: 2 },
    { name: 'the sum passes the target and comes back', args: [[5, -3, 2], 2], expected: 2 },
    { name: 'a later sum reaches the target again', args: [[2, -2, 2], 2], expected: 3 },
    { name: 'up and down to zero', args: [[1, -1, 1, -1], 0], expected: 4 },
    { name: 'days without change around a match', args: [[0, 4, 0], 4], expected: 4 },
    { name: 'the sum falls below zero', args: [[-5, 3, 2, -5, 5], 5], expected: 3 },
    { name: 'no match, though the sums differ by the target the other way', args: [[-4, 1], 4], expected: 0 },
    { name: 'the largest target cannot be reached', args: [[1000, 1000], 10_000_000], expected: 0 },
    { name: 'the smallest target cannot be reached', args: [[-1000], -10_000_000], expected: 0 },
    ...randomSmall,
    { name: '60 000 days without change', args: noChange, expected: 1_800_030_000 },
    { name: '80 000 days up and down', args: upAndDown, expected: 1_600_000_000 },
    { name: '100 000 days, up by 1 000 each', args: () => steady(1000), expected: 90_001 },
    { name: '100 000 days, down by 1 000 each', args: () => steady(-1000), expected: 90_001 },
    { name: '100 000 days and no range', args: evenChanges, expected: 0 },
    { name: '100 000 days of small changes', args: smallChanges },
    { name: '100 000 days of large changes', args: largeChanges },
  ],
});
