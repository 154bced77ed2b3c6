import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The heaviest last wagon per length. */
function mostWagons(weights: readonly number[]): number {
  const ends: number[] = [];
  for (const weight of weights) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((ends[middle] ?? 0) > weight) low = middle + 1;
      else high = middle;
    }
    ends[low] = weight;
  }
  return ends.length;
}

function smallInput(random: Random): [weights: number[]] {
  return [random.list(random.int(0, 8), () => random.int(1, 9))];
}

/** Falls on the whole, with random ups and downs. */
function inputOfSize(random: Random, length: number): [weights: number[]] {
  return [Array.from({ length }, (_, i) => (length - i) * 1000 + random.int(1, 3_000_000))];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small station ${seed}`,
  args: () => smallInput(seededRandom(25_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: mostWagons,
  bruteForce,
  smallInput,
  growth: { n: 'the number of wagons', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[50, 90, 60, 40, 70, 30, 20]], expected: 5 },
    { name: 'example 2', args: [[10, 20, 30]], expected: 1 },
    { name: 'example 3', args: [[7, 7, 7]], expected: 1 },
    { name: 'no wagon', args: [[]], expected: 0 },
    { name: 'one wagon', args: [[5]], expected: 1 },
    { name: 'falling', args: [[4, 3, 2, 1]], expected: 4 },
    { name: 'rising', args: [[1, 2, 3, 4]], expected: 1 },
    { name: 'equal ones between', args: [[5, 5, 4, 4, 3]], expected: 3 },
    { name: 'the heaviest comes late', args: [[3, 2, 1, 9, 8]], expected: 3 },
    { name: 'the heaviest comes first', args: [[9, 1, 8, 2, 7]], expected: 3 },
    { name: 'starting with the first is wrong', args: [[2, 9, 8, 7, 1]], expected: 4 },
    { name: 'taking each lighter one is wrong', args: [[9, 1, 8, 7, 6]], expected: 4 },
    { name: 'two equally long trains', args: [[6, 5, 9, 8]], expected: 2 },
    { name: 'up and down', args: [[1, 9, 2, 8, 3, 7]], expected: 3 },
    { name: 'a replaced end in the middle', args: [[9, 3, 8, 7, 2, 6]], expected: 4 },
    { name: 'the list of ends is no train', args: [[5, 3, 4, 1]], expected: 3 },
    { name: 'large weights', args: [[1000000000, 999999999]], expected: 2 },
    ...randomSmall,
    { name: '100 000 wagons', args: () => inputOfSize(seededRandom(25_601), 100_000) },
    {
      name: '100 000 falling',
      args: () => [Array.from({ length: 100_000 }, (_, i) => 100_000 - i)],
      expected: 100000,
    },
    { name: '100 000 rising', args: () => [Array.from({ length: 100_000 }, (_, i) => i + 1)], expected: 1 },
    {
      name: '100 000 random',
      args: () => [seededRandom(25_602).list(100_000, (i) => ((i * 48_271) % 100_003) + 1)],
    },
  ],
});
