import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The largest profit for each state of the battery. */
function largestProfit(prices: readonly number[], wear: number): number {
  let [ready, full, cooling] = [0, -Infinity, -Infinity];
  for (const price of prices)
    [ready, full, cooling] = [Math.max(ready, cooling), Math.max(full, ready - price), full + price - wear];
  return Math.max(ready, cooling);
}

type Input = [prices: number[], wear: number];

function smallInput(random: Random): Input {
  return [random.list(random.int(0, 8), () => random.int(0, 12)), random.int(0, 4)];
}

function inputOfSize(random: Random, hours: number): Input {
  return [random.list(hours, () => random.int(0, 10_000)), 500];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list of prices ${seed}`,
  args: () => smallInput(seededRandom(26_010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: largestProfit,
  bruteForce,
  smallInput,
  growth: { n: 'the number of hours', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[5, 12, 4, 3, 15], 2], expected: 15 },
    { name: 'example 2, a battery that is too hot', args: [[1, 4, 2, 9], 0], expected: 8 },
    { name: 'example 3', args: [[1, 5], 10], expected: 0 },
    { name: 'falling prices', args: [[9, 8, 7], 0], expected: 0 },
    { name: 'no hour', args: [[], 3], expected: 0 },
    { name: 'one hour', args: [[7], 0], expected: 0 },
    { name: 'one trade', args: [[3, 9], 1], expected: 5 },
    { name: 'falling', args: [[9, 7, 5], 0], expected: 0 },
    { name: 'the wear equals the gain', args: [[3, 8], 5], expected: 0 },
    { name: 'one long trade is better than two', args: [[1, 5, 3, 9], 3], expected: 5 },
    { name: 'two trades are better', args: [[1, 9, 0, 0, 9], 3], expected: 11 },
    { name: 'cooling matters', args: [[1, 4, 1, 4], 0], expected: 3 },
    { name: 'cooling just ends', args: [[1, 4, 9, 1, 4], 0], expected: 8 },
    { name: 'an hour later is free again', args: [[2, 8, 0, 1, 9], 0], expected: 14 },
    { name: 'free electricity', args: [[0, 10000], 0], expected: 10000 },
    { name: 'left in the battery', args: [[5, 6, 0], 0], expected: 1 },
    { name: 'equal prices', args: [[4, 4, 4, 4], 0], expected: 0 },
    { name: 'skip a small rise', args: [[5, 6, 2, 9], 1], expected: 6 },
    { name: 'sell early to be ready', args: [[1, 8, 9, 0, 9], 0], expected: 16 },
    ...randomSmall,
    { name: '100 000 random hours', args: () => inputOfSize(seededRandom(26_001), 100_000) },
    {
      name: 'rising all the time',
      args: () => [Array.from({ length: 10_000 }, (_, i) => i), 0],
      expected: 9999,
    },
    {
      name: 'up and down',
      args: () => [Array.from({ length: 99_999 }, (_, i) => [0, 10_000, 5000][i % 3] ?? 0), 1],
      expected: 333296667,
    },
  ],
});
