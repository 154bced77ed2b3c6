import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Accepts in the order of the ends. */
function mostMatches(requests: readonly (readonly number[])[]): number {
  let [matches, free] = [0, 0];
  for (const [start = 0, end = 0] of requests.toSorted(([, a = 0], [, b = 0]) => a - b)) {
    if (start < free) continue;
    matches += 1;
    free = end;
  }
  return matches;
}

function smallInput(random: Random): [requests: number[][]] {
  return [random.list(random.int(0, 6), () => request(random, 12, 5))];
}

function inputOfSize(random: Random, length: number): [requests: number[][]] {
  return [random.list(length, () => request(random, 990_000, 400))];
}

function request(random: Random, latest: number, longest: number): number[] {
  const start = random.int(0, latest);
  return [start, start + random.int(1, longest)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small day ${seed}`,
  args: () => smallInput(seededRandom(23_910 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: mostMatches,
  bruteForce,
  smallInput,
  growth: { n: 'the number of requests', largest: 50_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [
          [10, 70],
          [0, 20],
          [20, 40],
          [60, 90],
        ],
      ],
      expected: 3,
    },
    {
      name: 'example 2',
      args: [
        [
          [0, 100],
          [10, 20],
        ],
      ],
      expected: 1,
    },
    { name: 'example 3', args: [[]], expected: 0 },
    { name: 'one request', args: [[[5, 6]]], expected: 1 },
    {
      name: 'two equal ones',
      args: [
        [
          [1, 2],
          [1, 2],
        ],
      ],
      expected: 1,
    },
    {
      name: 'they touch',
      args: [
        [
          [1, 2],
          [2, 3],
        ],
      ],
      expected: 2,
    },
    {
      name: 'they overlap by a minute',
      args: [
        [
          [1, 3],
          [2, 4],
        ],
      ],
      expected: 1,
    },
    {
      name: 'the first one is long',
      args: [
        [
          [0, 100],
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      ],
      expected: 3,
    },
    {
      name: 'the shortest lies across two',
      args: [
        [
          [0, 10],
          [9, 11],
          [10, 20],
        ],
      ],
      expected: 2,
    },
    {
      name: 'one with few overlaps is wrong',
      args: [
        [
          [0, 3],
          [3, 6],
          [6, 9],
          [9, 12],
          [2, 4],
          [2, 4],
          [2, 4],
          [5, 7],
          [8, 10],
          [8, 10],
          [8, 10],
        ],
      ],
      expected: 4,
    },
    {
      name: 'not sorted',
      args: [
        [
          [6, 8],
          [0, 2],
          [3, 5],
        ],
      ],
      expected: 3,
    },
    {
      name: 'equal ends',
      args: [
        [
          [0, 5],
          [4, 5],
          [5, 6],
        ],
      ],
      expected: 2,
    },
    {
      name: 'nested',
      args: [
        [
          [0, 9],
          [1, 8],
          [2, 7],
          [3, 6],
        ],
      ],
      expected: 1,
    },
    ...randomSmall,
    { name: '50 000 requests', args: () => inputOfSize(seededRandom(23_901), 50_000) },
    {
      name: '50 000 matches that touch',
      args: () => [Array.from({ length: 50_000 }, (_, i) => [999_980 - 20 * i, 1_000_000 - 20 * i])],
      expected: 50000,
    },
    {
      name: 'all at the same time',
      args: () => [Array.from({ length: 50_000 }, (_, i) => [i, 500_000 + i])],
      expected: 1,
    },
  ],
});
