import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The heaviest takes the lightest along if both fit. */
function fewestCabins(weights: readonly number[], limit: number): number {
  const sorted = weights.toSorted((a, b) => a - b);
  let [low, rides] = [0, 0];
  for (let high = sorted.length - 1; low <= high; high -= 1) {
    if ((sorted[low] ?? 0) + (sorted[high] ?? 0) <= limit) low += 1;
    rides += 1;
  }
  return rides;
}

type Input = [weights: number[], limit: number];

function smallInput(random: Random): Input {
  return [random.list(random.int(0, 6), () => random.int(1, 9)), random.int(9, 14)];
}

function inputOfSize(random: Random, length: number): Input {
  return [random.list(length, () => random.int(1, 1000)), 1000];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small group ${seed}`,
  args: () => smallInput(seededRandom(24_010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: fewestCabins,
  bruteForce,
  smallInput,
  growth: { n: 'the number of hikers', largest: 40_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[85, 40, 65, 45, 50], 110], expected: 3 },
    { name: 'example 2', args: [[60, 40, 30, 70], 100], expected: 2 },
    { name: 'example 3', args: [[], 90], expected: 0 },
    { name: 'one hiker', args: [[50], 50], expected: 1 },
    { name: 'two that fit', args: [[50, 50], 100], expected: 1 },
    { name: 'two that do not fit', args: [[51, 50], 100], expected: 2 },
    { name: 'three light ones', args: [[1, 1, 1], 100], expected: 2 },
    { name: 'all alone', args: [[90, 80, 70], 100], expected: 3 },
    { name: 'all in pairs', args: [[10, 90, 20, 80], 100], expected: 2 },
    { name: 'the sum is not enough to decide', args: [[20, 20, 20, 90, 90], 100], expected: 4 },
    { name: 'neighbors in the list fit, but worse', args: [[40, 40, 60, 60], 100], expected: 2 },
    { name: 'one light, two heavy', args: [[10, 90, 90], 100], expected: 2 },
    { name: 'odd number, all fit', args: [[10, 20, 30, 40, 50], 100], expected: 3 },
    { name: 'greedy from the light end is wrong', args: [[10, 20, 80, 90], 100], expected: 2 },
    ...randomSmall,
    { name: '40 000 hikers', args: () => inputOfSize(seededRandom(24_001), 40_000) },
    { name: '40 000 light hikers', args: () => [Array<number>(40_000).fill(1), 2], expected: 20000 },
    { name: '40 000 heavy hikers', args: () => [Array<number>(40_000).fill(1000), 1999], expected: 40000 },
  ],
});
