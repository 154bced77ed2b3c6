import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Kruskal's algorithm; the satellite is the place after the last camp. */
function cheapestNetwork(dishes: readonly number[], links: readonly (readonly number[])[]): number {
  const satellite = dishes.length;
  const connections = [...links, ...dishes.map((cost, camp) => [camp, satellite, cost])];
  const parents = Array.from({ length: satellite + 1 }, (_, i) => i);
  const find = (place: number): number => {
    let root = place;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  let total = 0;
  for (const [a = 0, b = 0, cost = 0] of connections.toSorted(([, , x = 0], [, , y = 0]) => x - y)) {
    const [x, y] = [find(a), find(b)];
    if (x === y) continue;
    parents[x] = y;
    total += cost;
  }
  return total;
}

type Input = [dishes: number[], links: number[][]];

function smallInput(random: Random): Input {
  const n = random.int(1, 6);
  const link = (): number[] => [random.int(0, n - 1), random.int(0, n - 1), random.int(0, 12)];
  return [random.list(n, () => random.int(0, 15)), random.list(random.int(0, 9), link)];
}

function inputOfSize(random: Random, n: number): Input {
  const link = (): number[] => [random.int(0, n - 1), random.int(0, n - 1), random.int(1, 100_000)];
  return [random.list(n, () => random.int(20_000, 100_000)), random.list(10 * n, link)];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small park ${seed}`,
  args: () => smallInput(seededRandom(24_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: cheapestNetwork,
  bruteForce,
  smallInput,
  growth: { n: 'the number of camps', largest: 2_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [10, 30, 40],
        [
          [0, 1, 8],
          [1, 2, 15],
          [0, 2, 20],
        ],
      ],
      expected: 33,
    },
    { name: 'example 2', args: [[5, 5], [[0, 1, 9]]], expected: 10 },
    { name: 'example 3', args: [[7], []], expected: 7 },
    { name: 'no links', args: [[3, 4, 5], []], expected: 12 },
    {
      name: 'dishes are cheaper than links',
      args: [
        [1, 1, 1],
        [
          [0, 1, 5],
          [1, 2, 5],
        ],
      ],
      expected: 3,
    },
    {
      name: 'one dish and links',
      args: [
        [1, 50, 50, 50],
        [
          [0, 1, 2],
          [1, 2, 2],
          [2, 3, 2],
        ],
      ],
      expected: 7,
    },
    {
      name: 'two groups without links between them',
      args: [
        [5, 9, 9, 6],
        [
          [0, 1, 1],
          [2, 3, 1],
        ],
      ],
      expected: 13,
    },
    { name: 'free dishes', args: [[0, 0], [[0, 1, 0]]], expected: 0 },
    { name: 'free links', args: [[9, 8], [[0, 1, 0]]], expected: 8 },
    {
      name: 'several links between two camps',
      args: [
        [4, 20],
        [
          [0, 1, 9],
          [1, 0, 3],
          [0, 1, 5],
        ],
      ],
      expected: 7,
    },
    {
      name: 'a link to itself',
      args: [
        [6, 6],
        [
          [0, 0, 1],
          [1, 1, 1],
        ],
      ],
      expected: 12,
    },
    {
      name: 'the dish of the last camp',
      args: [
        [90, 80, 10],
        [
          [0, 2, 5],
          [1, 2, 6],
        ],
      ],
      expected: 21,
    },
    { name: 'a link as expensive as a dish', args: [[5, 7], [[0, 1, 7]]], expected: 12 },
    {
      name: 'a dish in the middle of a row',
      args: [
        [50, 50, 1, 50, 50],
        [
          [0, 1, 3],
          [1, 2, 3],
          [2, 3, 3],
          [3, 4, 3],
        ],
      ],
      expected: 13,
    },
    {
      name: 'a circle of cheap links',
      args: [
        [100, 100, 100],
        [
          [0, 1, 1],
          [1, 2, 1],
          [2, 0, 1],
        ],
      ],
      expected: 102,
    },
    {
      name: 'two dishes are best',
      args: [
        [10, 100, 100, 12],
        [
          [0, 1, 5],
          [1, 2, 40],
          [2, 3, 6],
        ],
      ],
      expected: 33,
    },
    ...randomSmall,
    { name: '2 000 camps, 20 000 links', args: () => inputOfSize(seededRandom(24_701), 2000) },
    {
      name: 'a row of 2 000 camps',
      args: () => [
        Array.from({ length: 2000 }, (_, i) => (i === 1000 ? 7 : 100_000)),
        Array.from({ length: 1999 }, (_, i) => [i, i + 1, (i * 37) % 5000]),
      ],
    },
    {
      name: 'only expensive links',
      args: () => [
        Array<number>(2000).fill(10),
        Array.from({ length: 20_000 }, (_, i) => [i % 2000, (i * 7) % 2000, 11]),
      ],
      expected: 20000,
    },
  ],
});
