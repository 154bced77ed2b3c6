import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Walks from the last day and keeps the highest price. */
function neverAgain(prices: readonly number[]): number[] {
  const seen: number[] = [];
  for (const price of prices.toReversed()) if (price > (seen.at(-1) ?? 0)) seen.push(price);
  return seen.reverse();
}

function smallInput(random: Random): [prices: number[]] {
  return [random.list(random.int(0, 8), () => random.int(1, 6))];
}

/** Falls day by day, so that no price is reached again. */
function inputOfSize(_random: Random, length: number): [prices: number[]] {
  return [Array.from({ length }, (_, i) => length - i)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list of prices ${seed}`,
  args: () => smallInput(seededRandom(21_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: neverAgain,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[9, 4, 6, 6, 3]], expected: [9, 6, 3] },
    { name: 'example 2', args: [[1, 2, 3]], expected: [3] },
    { name: 'example 3, no day', args: [[]], expected: [] },
    { name: 'one day', args: [[5]], expected: [5] },
    { name: 'two equal prices', args: [[5, 5]], expected: [5] },
    { name: 'falling', args: [[3, 2, 1]], expected: [3, 2, 1] },
    { name: 'a low price at the end', args: [[1, 9, 1]], expected: [9, 1] },
    { name: 'the last one is the highest', args: [[2, 3, 9]], expected: [9] },
    { name: 'equal ones and a lower one', args: [[7, 7, 2]], expected: [7, 2] },
    { name: 'the largest prices', args: [[1000000000, 999999999]], expected: [1000000000, 999999999] },
    { name: 'the highest in the middle', args: [[4, 8, 5, 6]], expected: [8, 6] },
    ...randomSmall,
    { name: '100 000 falling prices', args: () => inputOfSize(seededRandom(21_201), 100_000) },
    {
      name: '100 000 random prices',
      args: () => [seededRandom(21_202).list(100_000, () => seededRandom(3).int(1, 9))],
    },
    {
      name: '100 000 rising prices',
      args: () => [Array.from({ length: 100_000 }, (_, i) => i + 1)],
      expected: [100000],
    },
  ],
});
