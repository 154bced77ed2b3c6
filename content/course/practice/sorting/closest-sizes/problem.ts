import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** After sorting, the smallest difference is between neighbors. */
function smallestGap(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  let smallest = Infinity;
  for (const [i, length] of sorted.entries())
    if (i > 0) smallest = Math.min(smallest, length - (sorted[i - 1] ?? 0));
  return smallest;
}

function smallInput(random: Random): [lengths: number[]] {
  return [random.list(random.int(2, 7), () => random.int(-15, 15))];
}

function inputOfSize(random: Random, length: number): [lengths: number[]] {
  return [random.shuffle(Array.from({ length }, (_, i) => i * 9000 - 450_000_000 + random.int(0, 2000)))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(21_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: smallestGap,
  bruteForce,
  smallInput,
  growth: { n: 'the number of slats', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[8, -3, 15, 5]], expected: 3 },
    { name: 'example 2', args: [[7, 1, 7]], expected: 0 },
    { name: 'example 3', args: [[-1000000000, 1000000000]], expected: 2000000000 },
    { name: 'two equal ones', args: [[4, 4]], expected: 0 },
    { name: 'ascending', args: [[1, 5, 6]], expected: 1 },
    { name: 'descending', args: [[9, 7, 2]], expected: 2 },
    { name: 'negative only', args: [[-9, -2, -5]], expected: 3 },
    { name: 'around zero', args: [[-1, 1]], expected: 2 },
    { name: 'the pair is first and last', args: [[10, 50, 90, 11]], expected: 1 },
    { name: 'the smallest number is part of it', args: [[-100, 40, -98]], expected: 2 },
    { name: 'the largest numbers', args: [[1000000000, 999999998]], expected: 2 },
    ...randomSmall,
    { name: '100 000 different numbers', args: () => inputOfSize(seededRandom(21_701), 100_000) },
    {
      name: '100 000 numbers, far apart',
      args: () => [Array.from({ length: 100_000 }, (_, i) => 1_000_000_000 - i * 20_000)],
      expected: 20000,
    },
  ],
});
