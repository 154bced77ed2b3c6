import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Remembers the first position of each prefix sum. */
function longestPart(nums: readonly number[], target: number): number {
  const first = new Map([[0, 0]]);
  let sum = 0;
  let longest = 0;
  nums.forEach((value, i) => {
    sum += value;
    longest = Math.max(longest, i + 1 - (first.get(sum - target) ?? i + 1));
    if (!first.has(sum)) first.set(sum, i + 1);
  });
  return longest;
}

function smallInput(random: Random): [nums: number[], target: number] {
  const reach = random.int(1, 3);
  return [random.list(random.int(1, 9), () => random.int(-reach, reach)), random.int(-3, 3)];
}

/** Sums that return to the target often. */
function inputOfSize(random: Random, length: number): [nums: number[], target: number] {
  return [random.list(length, () => random.int(-1000, 1000)), 7];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(10500 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: longestPart,
  bruteForce,
  smallInput,
  growth: { n: 'the length of the list', largest: 400_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 4, -4, -2, 3], 1], expected: 4 },
    { name: 'example 2', args: [[0, 0, 0], 0], expected: 3 },
    { name: 'example 3', args: [[1, 2, 3], 7], expected: 0 },
    { name: 'the whole list', args: [[1, 2, 3], 6], expected: 3 },
    { name: 'one number', args: [[5], 5], expected: 1 },
    { name: 'one other number', args: [[5], 4], expected: 0 },
    { name: 'at the end', args: [[9, 1, 1, 1], 3], expected: 3 },
    { name: 'at the start', args: [[1, 1, 1, 9], 3], expected: 3 },
    { name: 'a shorter part comes first', args: [[3, 9, 1, 1, 1], 3], expected: 3 },
    { name: 'a longer part comes first', args: [[1, 1, 1, 9, 3], 3], expected: 3 },
    { name: 'a negative target', args: [[-1, -2, 4, -3], -3], expected: 2 },
    { name: 'zeros around', args: [[0, 0, 4, 0], 4], expected: 4 },
    { name: 'the sum returns to its start', args: [[1, -1, 1, -1, 5], 0], expected: 4 },
    { name: 'equal prefix sums far apart', args: [[5, -5, 5, -5, 5], 5], expected: 5 },
    { name: 'a target of zero that is not met', args: [[1, 2, 3], 0], expected: 0 },
    { name: 'longer with a detour below zero', args: [[3, -5, 2, 3], 3], expected: 4 },
    ...randomSmall,
    { name: '100 000 zeros', args: () => [Array<number>(100_000).fill(0), 0], expected: 100_000 },
    { name: '100 000 ones', args: () => [Array<number>(100_000).fill(1), 99_999], expected: 99_999 },
    {
      name: '100 000 of the largest numbers',
      args: () => [Array<number>(100_000).fill(1000), 10_000_000],
      expected: 10_000,
    },
    { name: '100 000 random numbers', args: () => inputOfSize(seededRandom(10_501), 100_000) },
  ],
});
