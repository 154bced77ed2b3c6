import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Walks from the sea and keeps the highest house. */
function clearView(heights: readonly number[]): number[] {
  const seen: number[] = [];
  for (const height of heights.toReversed()) if (height > (seen.at(-1) ?? 0)) seen.push(height);
  return seen.reverse();
}

function smallInput(random: Random): [heights: number[]] {
  return [random.list(random.int(0, 8), () => random.int(1, 6))];
}

/** Gets lower and lower, so that each house sees the sea. */
function inputOfSize(_random: Random, length: number): [heights: number[]] {
  return [Array.from({ length }, (_, i) => length - i)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small row ${seed}`,
  args: () => smallInput(seededRandom(21_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: clearView,
  bruteForce,
  smallInput,
  growth: { n: 'the number of houses', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[9, 4, 6, 6, 3]], expected: [9, 6, 3] },
    { name: 'example 2', args: [[1, 2, 3]], expected: [3] },
    { name: 'example 3, no house', args: [[]], expected: [] },
    { name: 'one house', args: [[5]], expected: [5] },
    { name: 'two of equal height', args: [[5, 5]], expected: [5] },
    { name: 'falling', args: [[3, 2, 1]], expected: [3, 2, 1] },
    { name: 'a low house at the end', args: [[1, 9, 1]], expected: [9, 1] },
    { name: 'the last one blocks all', args: [[2, 3, 9]], expected: [9] },
    { name: 'equal ones and a lower one', args: [[7, 7, 2]], expected: [7, 2] },
    { name: 'the largest height', args: [[1000000000, 999999999]], expected: [1000000000, 999999999] },
    { name: 'the highest in the middle', args: [[4, 8, 5, 6]], expected: [8, 6] },
    ...randomSmall,
    { name: '100 000 falling houses', args: () => inputOfSize(seededRandom(21_201), 100_000) },
    {
      name: '100 000 random houses',
      args: () => [seededRandom(21_202).list(100_000, () => seededRandom(3).int(1, 9))],
    },
    {
      name: '100 000 rising houses',
      args: () => [Array.from({ length: 100_000 }, (_, i) => i + 1)],
      expected: [100000],
    },
  ],
});
