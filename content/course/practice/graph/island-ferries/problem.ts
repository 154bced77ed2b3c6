import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Union-find: each ferry between two groups makes one group less. */
function countGroups(n: number, ferries: readonly (readonly number[])[]): number {
  const parents = Array.from({ length: n }, (_, i) => i);
  const find = (island: number): number => {
    let root = island;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  let groups = n;
  for (const [a = 0, b = 0] of ferries) {
    const [x, y] = [find(a), find(b)];
    if (x === y) continue;
    parents[x] = y;
    groups -= 1;
  }
  return groups;
}

type Input = [n: number, ferries: number[][]];

function smallInput(random: Random): Input {
  const n = random.int(1, 7);
  return [n, random.list(random.int(0, 6), () => [random.int(0, n - 1), random.int(0, n - 1)])];
}

/** Rows of ten islands each. */
function inputOfSize(random: Random, n: number): Input {
  const ferries = Array.from({ length: n }, (_, i) => [i, Math.min(n - 1, i % 10 === 9 ? i : i + 1)]);
  return [n, random.shuffle(ferries)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small country ${seed}`,
  args: () => smallInput(seededRandom(23_010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countGroups,
  bruteForce,
  smallInput,
  growth: { n: 'the number of islands', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        6,
        [
          [1, 4],
          [0, 3],
          [4, 5],
        ],
      ],
      expected: 3,
    },
    { name: 'example 2', args: [3, []], expected: 3 },
    {
      name: 'example 3',
      args: [
        3,
        [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      ],
      expected: 1,
    },
    { name: 'one island', args: [1, []], expected: 1 },
    { name: 'two islands, one ferry', args: [2, [[0, 1]]], expected: 1 },
    { name: 'two islands, no ferry', args: [2, []], expected: 2 },
    { name: 'a ferry back to its island', args: [2, [[1, 1]]], expected: 2 },
    {
      name: 'a ferry listed twice',
      args: [
        3,
        [
          [0, 1],
          [1, 0],
        ],
      ],
      expected: 2,
    },
    {
      name: 'a row in any order',
      args: [
        4,
        [
          [2, 3],
          [0, 1],
          [1, 2],
        ],
      ],
      expected: 1,
    },
    {
      name: 'a star',
      args: [
        4,
        [
          [3, 0],
          [3, 1],
          [3, 2],
        ],
      ],
      expected: 1,
    },
    {
      name: 'two circles',
      args: [
        6,
        [
          [0, 1],
          [1, 2],
          [2, 0],
          [3, 4],
          [4, 5],
          [5, 3],
        ],
      ],
      expected: 2,
    },
    {
      name: 'joined by the last ferry',
      args: [
        6,
        [
          [0, 1],
          [1, 2],
          [3, 4],
          [4, 5],
          [0, 5],
        ],
      ],
      expected: 1,
    },
    { name: 'only high numbers', args: [5, [[3, 4]]], expected: 4 },
    ...randomSmall,
    {
      name: '10 000 islands in rows of ten',
      args: () => inputOfSize(seededRandom(23_001), 10_000),
      expected: 1000,
    },
    {
      name: '10 000 islands in one row',
      args: () => [10_000, Array.from({ length: 9999 }, (_, i) => [9999 - i, 9998 - i])],
      expected: 1,
    },
    {
      name: '50 000 random ferries',
      args: () => {
        const random = seededRandom(23_002);
        return [10_000, random.list(50_000, () => [random.int(0, 4999), random.int(0, 9999)])];
      },
    },
  ],
});
