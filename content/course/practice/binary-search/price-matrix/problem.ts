import { defaultLimits, defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Sorts all prices once and searches the first one above the budget. */
function countAffordable(prices: readonly (readonly number[])[], budgets: readonly number[]): number[] {
  const sorted = prices.flat().sort((a, b) => a - b);
  return budgets.map((budget) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((sorted[middle] ?? 0) <= budget) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}

type Input = [prices: number[][], budgets: number[]];

function smallInput(random: Random): Input {
  const prices = plan(random, random.int(1, 4), random.int(1, 4), 3);
  return [prices, random.list(random.int(0, 4), () => random.int(0, 20))];
}

function inputOfSize(random: Random, side: number): Input {
  return [plan(random, side, side, 500), random.list(20 * side, () => random.int(0, 300 * side))];
}

/** Each price is at least that of its left and upper neighbor. */
function plan(random: Random, rows: number, columns: number, largestStep: number): number[][] {
  const prices: number[][] = [];
  for (let r = 0; r < rows; r += 1) {
    const row: number[] = [];
    for (let c = 0; c < columns; c += 1)
      row.push(Math.max(row[c - 1] ?? 0, prices[r - 1]?.[c] ?? 0) + random.int(0, largestStep));
    prices.push(row);
  }
  return prices;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small hall ${seed}`,
  args: () => smallInput(seededRandom(24_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countAffordable,
  bruteForce,
  smallInput,
  growth: { n: 'the rows and columns', largest: 300, input: inputOfSize },
  limits: { python3: { ...defaultLimits.python3, timeMs: 3500 } },
  cases: [
    {
      name: 'example 1',
      args: [
        [
          [12, 18, 31],
          [14, 22, 36],
          [33, 33, 45],
        ],
        [22, 9, 60],
      ],
      expected: [4, 0, 9],
    },
    { name: 'example 2', args: [[[7]], [7]], expected: [1] },
    {
      name: 'example 3',
      args: [
        [
          [1, 1],
          [1, 1],
        ],
        [1, 0],
      ],
      expected: [4, 0],
    },
    { name: 'no caller', args: [[[5]], []], expected: [] },
    { name: 'one row', args: [[[1, 3, 5, 7]], [4, 7, 0]], expected: [2, 4, 0] },
    {
      name: 'one column',
      args: [
        [[2], [4], [4]],
        [4, 3],
      ],
      expected: [3, 1],
    },
    {
      name: 'between two prices',
      args: [
        [
          [10, 20],
          [30, 40],
        ],
        [25],
      ],
      expected: [2],
    },
    {
      name: 'equal rows',
      args: [
        [
          [1, 2],
          [1, 2],
        ],
        [1],
      ],
      expected: [2],
    },
    {
      name: 'a column is cheap',
      args: [
        [
          [1, 9],
          [2, 9],
          [3, 9],
        ],
        [8],
      ],
      expected: [3],
    },
    {
      name: 'a row is cheap',
      args: [
        [
          [1, 2, 3],
          [9, 9, 9],
        ],
        [8],
      ],
      expected: [3],
    },
    {
      name: 'free seats',
      args: [
        [
          [0, 0],
          [0, 5],
        ],
        [0],
      ],
      expected: [3],
    },
    { name: 'the most expensive seat', args: [[[999999, 1000000]], [1000000, 999999]], expected: [2, 1] },
    {
      name: 'wide',
      args: [
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
        [6, 4],
      ],
      expected: [6, 4],
    },
    {
      name: 'high',
      args: [
        [
          [1, 5],
          [2, 6],
          [3, 7],
          [4, 8],
        ],
        [6],
      ],
      expected: [6],
    },
    {
      name: 'the same budget twice',
      args: [
        [
          [1, 2],
          [3, 4],
        ],
        [3, 3],
      ],
      expected: [3, 3],
    },
    {
      name: 'a staircase',
      args: [
        [
          [1, 2, 9],
          [3, 9, 9],
          [9, 9, 9],
        ],
        [3],
      ],
      expected: [3],
    },
    ...randomSmall,
    { name: '300 rows and columns, 6 000 callers', args: () => inputOfSize(seededRandom(24_201), 300) },
    {
      name: 'all equal',
      args: () => [
        Array.from({ length: 300 }, () => Array<number>(300).fill(7)),
        Array.from({ length: 6000 }, (_, i) => i % 14),
      ],
    },
  ],
});
