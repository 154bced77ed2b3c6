import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Takes the first price or leaves it out. */
function listBaskets([first, ...others]: readonly number[], k: number, total: number): number[][] {
  if (k === 0) return total === 0 ? [[]] : [];
  if (first === undefined || total <= 0) return [];
  const withFirst = listBaskets(others, k - 1, total - first).map((basket) => [first, ...basket]);
  return [...withFirst, ...listBaskets(others, k, total)];
}

type Input = [prices: number[], k: number, total: number];

function smallInput(random: Random): Input {
  const prices = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, random.int(1, 7));
  return [prices, random.int(1, prices.length), random.int(1, 16)];
}

/** About half of the articles, at a usual price. */
function inputOfSize(random: Random, length: number): Input {
  const prices = random.shuffle(Array.from({ length }, (_, i) => i + 1));
  const k = Math.max(1, Math.floor(length / 2));
  return [prices, k, Math.floor((k * (length + 1)) / 2)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small shop ${seed}`,
  args: () => smallInput(seededRandom(23_810 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: listBaskets,
  bruteForce,
  smallInput,
  growth: { n: 'the number of articles', largest: 15, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[2, 3, 5, 7], 2, 10], expected: [[3, 7]] },
    {
      name: 'example 2',
      args: [[2, 4, 6, 7, 8], 3, 17],
      expected: [
        [2, 7, 8],
        [4, 6, 7],
      ],
    },
    { name: 'example 3', args: [[4, 8], 1, 5], expected: [] },
    { name: 'one article, the right price', args: [[6], 1, 6], expected: [[6]] },
    { name: 'one article, another price', args: [[6], 1, 7], expected: [] },
    { name: 'all articles', args: [[1, 2, 3], 3, 6], expected: [[1, 2, 3]] },
    { name: 'the sum with fewer articles', args: [[1, 2, 3], 2, 3], expected: [[1, 2]] },
    { name: 'k is too large for the sum', args: [[1, 2, 3, 4], 4, 6], expected: [] },
    { name: 'k is too small for the sum', args: [[1, 2, 3, 4], 1, 6], expected: [] },
    {
      name: 'not in ascending order',
      args: [[5, 1, 4, 2, 3], 2, 6],
      expected: [
        [5, 1],
        [4, 2],
      ],
    },
    { name: 'no article twice', args: [[3, 9], 2, 6], expected: [] },
    {
      name: 'two baskets with one price in common',
      args: [[1, 2, 3, 4], 2, 5],
      expected: [
        [1, 4],
        [2, 3],
      ],
    },
    { name: 'the largest sum', args: [[100, 99, 98], 3, 297], expected: [[100, 99, 98]] },
    ...randomSmall,
    { name: '15 articles, 7 in the basket', args: () => inputOfSize(seededRandom(23_801), 15) },
    {
      name: '15 articles, all of them',
      args: () => [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 15, 120],
    },
  ],
});
