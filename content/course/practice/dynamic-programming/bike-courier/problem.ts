import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** One row of the cheapest ways. */
function leastEffort(cost: readonly (readonly number[])[]): number {
  const best = Array<number>(cost[0]?.length ?? 0).fill(Infinity);
  cost.forEach((row, r) =>
    row.forEach((here, c) => {
      const before = r === 0 && c === 0 ? 0 : Math.min(best[c] ?? Infinity, best[c - 1] ?? Infinity);
      best[c] = here === -1 ? Infinity : before + here;
    }),
  );
  const least = best.at(-1) ?? Infinity;
  return least === Infinity ? -1 : least;
}

function smallInput(random: Random): [cost: number[][]] {
  const columns = random.int(1, 4);
  const crossing = (): number => (random.int(1, 5) === 1 ? -1 : random.int(0, 9));
  return [random.list(random.int(1, 4), () => random.list(columns, crossing))];
}

/** One crossing in twenty is blocked, but not near the edges. */
function inputOfSize(random: Random, side: number): [cost: number[][]] {
  const isInside = (i: number): boolean => i > 0 && i < side - 1;
  return [
    Array.from({ length: side }, (_, r) =>
      Array.from({ length: side }, (_row, c) =>
        isInside(r) && isInside(c) && random.int(1, 20) === 1 ? -1 : random.int(0, 1000),
      ),
    ),
  ];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small town ${seed}`,
  args: () => smallInput(seededRandom(25_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: leastEffort,
  bruteForce,
  smallInput,
  growth: { n: 'the rows and columns', largest: 300, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [
          [1, 4, 1],
          [2, -1, 1],
          [3, 1, 1],
        ],
      ],
      expected: 8,
    },
    {
      name: 'example 2',
      args: [
        [
          [0, -1],
          [-1, 0],
        ],
      ],
      expected: -1,
    },
    { name: 'example 3', args: [[[5]]], expected: 5 },
    { name: 'one blocked crossing', args: [[[-1]]], expected: -1 },
    { name: 'one row', args: [[[1, 2, 3]]], expected: 6 },
    { name: 'one column', args: [[[1], [2], [3]]], expected: 6 },
    { name: 'one row, blocked', args: [[[1, -1, 3]]], expected: -1 },
    {
      name: 'the start is blocked',
      args: [
        [
          [-1, 1],
          [1, 1],
        ],
      ],
      expected: -1,
    },
    {
      name: 'the goal is blocked',
      args: [
        [
          [1, 1],
          [1, -1],
        ],
      ],
      expected: -1,
    },
    {
      name: 'free crossings',
      args: [
        [
          [0, 0],
          [0, 0],
        ],
      ],
      expected: 0,
    },
    {
      name: 'the right first',
      args: [
        [
          [1, 1],
          [9, 1],
        ],
      ],
      expected: 3,
    },
    {
      name: 'down first',
      args: [
        [
          [1, 9],
          [1, 1],
        ],
      ],
      expected: 3,
    },
    {
      name: 'a cheap dead end',
      args: [
        [
          [1, 0, 0],
          [5, -1, -1],
          [5, 5, 5],
        ],
      ],
      expected: 21,
    },
    {
      name: 'a wall with a gap',
      args: [
        [
          [1, 1, 1],
          [-1, -1, 1],
          [1, 1, 1],
        ],
      ],
      expected: 5,
    },
    {
      name: 'a wall without a gap',
      args: [
        [
          [1, 1],
          [-1, -1],
          [1, 1],
        ],
      ],
      expected: -1,
    },
    {
      name: 'going up would be cheaper',
      args: [
        [
          [1, 100, 1, 1, 1],
          [1, 100, 1, 100, 1],
          [1, 1, 1, 100, 1],
        ],
      ],
      expected: 106,
    },
    {
      name: 'around the edge is no way',
      args: [
        [
          [0, 0, 0],
          [9, 9, 0],
          [1, 1, 500],
          [1, 1, 1],
        ],
      ],
      expected: 12,
    },
    {
      name: 'the greedy step is wrong',
      args: [
        [
          [0, 1, 100],
          [2, 100, 100],
          [1, 1, 1],
        ],
      ],
      expected: 5,
    },
    ...randomSmall,
    { name: '300 rows and columns', args: () => inputOfSize(seededRandom(25_701), 300) },
    {
      name: 'all of cost 1 000',
      args: () => [Array.from({ length: 300 }, () => Array<number>(300).fill(1000))],
      expected: 599000,
    },
    {
      name: 'a wall in the last row but one',
      args: () => [Array.from({ length: 300 }, (_, r) => Array<number>(300).fill(r === 298 ? -1 : 1))],
      expected: -1,
    },
  ],
});
