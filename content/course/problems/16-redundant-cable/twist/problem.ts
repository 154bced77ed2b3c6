import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [n: number, cables: number[][]];

/** Counts the groups with union-find. */
function cablesToMove(n: number, cables: readonly (readonly number[])[]): number {
  if (cables.length < n - 1) return -1;
  const parents = Array.from({ length: n + 1 }, (_, computer) => computer);
  const find = (computer: number): number => {
    let root = computer;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] as number] as number;
      root = parents[root] as number;
    }
    return root;
  };
  let groups = n;
  for (const [a = 0, b = 0] of cables) {
    const [rootA, rootB] = [find(a), find(b)];
    if (rootA === rootB) continue;
    parents[rootA] = rootB;
    groups -= 1;
  }
  return groups - 1;
}

function smallInput(random: Random): Input {
  const n = random.int(1, 7);
  const cable = (): number[] => random.shuffle(Array.from({ length: n }, (_, i) => i + 1)).slice(0, 2);
  return [n, n === 1 ? [] : random.list(random.int(Math.max(0, n - 2), n + 2), cable)];
}

/** A ring over half of the computers with cables inside it; the others are alone. */
function inputOfSize(random: Random, n: number): Input {
  const half = Math.max(2, Math.floor(n / 2));
  const cables = random.list(n, () => {
    const a = random.int(1, half);
    return [a, (a % half) + 1];
  });
  return [n, cables];
}

/** Pairs of computers with two cables each. */
function doublePairs(pairs: number): Input {
  return [2 * pairs, Array.from({ length: 2 * pairs }, (_, i) => [2 * (i % pairs) + 1, 2 * (i % pairs) + 2])];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small office ${seed}`,
  args: () => smallInput(seededRandom(11600 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: cablesToMove,
  bruteForce,
  smallInput,
  growth: { n: 'the number of computers', largest: 40_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        5,
        [
          [1, 2],
          [2, 3],
          [3, 1],
          [4, 5],
        ],
      ],
      expected: 1,
    },
    {
      name: 'example 2',
      args: [
        4,
        [
          [1, 2],
          [3, 4],
        ],
      ],
      expected: -1,
    },
    {
      name: 'example 3',
      args: [
        3,
        [
          [1, 2],
          [2, 3],
        ],
      ],
      expected: 0,
    },
    { name: 'one computer', args: [1, []], expected: 0 },
    { name: 'two computers without a cable', args: [2, []], expected: -1 },
    {
      name: 'two computers and two cables',
      args: [
        2,
        [
          [1, 2],
          [2, 1],
        ],
      ],
      expected: 0,
    },
    {
      name: 'one computer alone',
      args: [
        4,
        [
          [1, 2],
          [2, 3],
          [1, 3],
        ],
      ],
      expected: 1,
    },
    {
      name: 'two computers alone',
      args: [
        5,
        [
          [1, 2],
          [2, 3],
          [3, 1],
          [1, 2],
        ],
      ],
      expected: 2,
    },
    {
      name: 'one cable too few',
      args: [
        5,
        [
          [1, 2],
          [2, 3],
          [3, 1],
        ],
      ],
      expected: -1,
    },
    {
      name: 'just enough cables',
      args: [
        6,
        [
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 1],
          [1, 3],
        ],
      ],
      expected: 2,
    },
    {
      name: 'two rings',
      args: [
        6,
        [
          [1, 2],
          [2, 3],
          [3, 1],
          [4, 5],
          [5, 6],
          [6, 4],
        ],
      ],
      expected: 1,
    },
    {
      name: 'the last computer is alone',
      args: [
        3,
        [
          [1, 2],
          [1, 2],
        ],
      ],
      expected: 1,
    },
    {
      name: 'the first computer is alone',
      args: [
        3,
        [
          [2, 3],
          [3, 2],
        ],
      ],
      expected: 1,
    },
    {
      name: 'groups that are joined late',
      args: [
        6,
        [
          [1, 2],
          [3, 4],
          [5, 6],
          [2, 3],
          [4, 5],
        ],
      ],
      expected: 0,
    },
    {
      name: 'the same cable many times',
      args: [
        4,
        [
          [1, 2],
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      ],
      expected: 2,
    },
    ...randomSmall,
    {
      name: '10 000 computers in a chain',
      args: () => [10_000, Array.from({ length: 9999 }, (_, i) => [i + 1, i + 2])],
      expected: 0,
    },
    {
      name: '10 000 computers and one cable too few',
      args: () => [10_000, Array.from({ length: 9998 }, (_, i) => [i + 1, i + 2])],
      expected: -1,
    },
    { name: '5 000 pairs with two cables each', args: () => doublePairs(5000), expected: 4999 },
    { name: '10 000 computers, half of them alone', args: () => inputOfSize(seededRandom(11_620), 10_000) },
  ],
});
