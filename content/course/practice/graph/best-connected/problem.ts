import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Collects a set of neighbors for each stop. */
function busiestStops(n: number, tracks: readonly (readonly number[])[]): number[] {
  const neighbors = Array.from({ length: n }, () => new Set<number>());
  for (const [a = 0, b = 0] of tracks) {
    neighbors[a]?.add(b);
    neighbors[b]?.add(a);
  }
  const most = neighbors.reduce((largest, { size }) => Math.max(largest, size), 0);
  return neighbors.flatMap(({ size }, stop) => (size === most ? [stop] : []));
}

type Input = [n: number, tracks: number[][]];

function smallInput(random: Random): Input {
  const n = random.int(1, 6);
  return [n, n === 1 ? [] : random.list(random.int(0, 7), () => track(random, n))];
}

function inputOfSize(random: Random, n: number): Input {
  return [n, random.list(5 * n, () => track(random, n))];
}

function track(random: Random, n: number): number[] {
  const a = random.int(0, n - 1);
  return [a, (a + random.int(1, Math.max(1, n - 1))) % n];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small network ${seed}`,
  args: () => smallInput(seededRandom(22_910 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: busiestStops,
  bruteForce,
  smallInput,
  growth: { n: 'the number of stops', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 1],
          [2, 3],
        ],
      ],
      expected: [1, 2],
    },
    { name: 'example 2', args: [3, []], expected: [0, 1, 2] },
    { name: 'example 3', args: [2, [[1, 0]]], expected: [0, 1] },
    { name: 'one stop', args: [1, []], expected: [0] },
    {
      name: 'a row of three',
      args: [
        3,
        [
          [0, 1],
          [1, 2],
        ],
      ],
      expected: [1],
    },
    {
      name: 'a star',
      args: [
        5,
        [
          [4, 0],
          [4, 1],
          [4, 2],
          [4, 3],
        ],
      ],
      expected: [4],
    },
    {
      name: 'a circle',
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
        ],
      ],
      expected: [0, 1, 2, 3],
    },
    {
      name: 'many tracks to one neighbor',
      args: [
        3,
        [
          [0, 1],
          [0, 1],
          [1, 0],
          [1, 2],
        ],
      ],
      expected: [1],
    },
    { name: 'a stop without tracks', args: [3, [[0, 2]]], expected: [0, 2] },
    {
      name: 'the last stop',
      args: [
        3,
        [
          [0, 2],
          [1, 2],
        ],
      ],
      expected: [2],
    },
    {
      name: 'double tracks must not win',
      args: [
        5,
        [
          [0, 1],
          [0, 1],
          [0, 1],
          [2, 3],
          [2, 4],
        ],
      ],
      expected: [2],
    },
    {
      name: 'descending pairs',
      args: [
        3,
        [
          [2, 1],
          [1, 0],
        ],
      ],
      expected: [1],
    },
    {
      name: 'both orders must not win',
      args: [
        5,
        [
          [0, 1],
          [1, 0],
          [2, 3],
          [2, 4],
        ],
      ],
      expected: [2],
    },
    ...randomSmall,
    { name: '10 000 stops, 50 000 tracks', args: () => inputOfSize(seededRandom(22_901), 10_000) },
    {
      name: 'one large star',
      args: () => [10_000, Array.from({ length: 9999 }, (_, i) => [i, 9999])],
      expected: [9999],
    },
    {
      name: '50 000 times the same track',
      args: () => [10, Array.from({ length: 50_000 }, () => [3, 7])],
      expected: [3, 7],
    },
  ],
});
