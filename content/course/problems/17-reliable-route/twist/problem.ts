import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { inputOfSize as networkOfSize, smallInput as smallNetwork } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [n: number, links: number[][], start: number, end: number, most: number];

/** One round for each link of the route; a round reads only the chances of the round before. */
function bestReliability(
  n: number,
  links: readonly (readonly number[])[],
  start: number,
  end: number,
  most: number,
): number {
  let best = Array<number>(n).fill(0);
  best[start] = 1;
  for (let round = 0; round < most; round += 1) {
    const next = [...best];
    for (const [u = 0, v = 0, percent = 0] of links) {
      next[v] = Math.max(next[v] ?? 0, ((best[u] ?? 0) * percent) / 100);
      next[u] = Math.max(next[u] ?? 0, ((best[v] ?? 0) * percent) / 100);
    }
    best = next;
  }
  return best[end] ?? 0;
}

function smallInput(random: Random): Input {
  return [...smallNetwork(random), random.int(0, 4)];
}

function inputOfSize(random: Random, n: number): Input {
  const [nodes, links] = networkOfSize(random, Math.max(8, n));
  return [nodes, links, 0, Math.floor(nodes / 300), 30];
}

/** A chain; the links are listed in its order, so a round that reads its own values runs ahead. */
function chain(nodes: number, end: number, most: number): Input {
  return [nodes, Array.from({ length: nodes - 1 }, (_, i) => [i, i + 1, 99]), 0, end, most];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small network ${seed}`,
  args: () => smallInput(seededRandom(11700 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: bestReliability,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 20_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        4,
        [
          [0, 1, 90],
          [1, 3, 80],
          [0, 2, 95],
          [2, 1, 95],
          [2, 3, 70],
        ],
        0,
        3,
        2,
      ],
      expected: 0.72,
    },
    {
      name: 'example 2',
      args: [
        3,
        [
          [0, 1, 90],
          [1, 2, 90],
          [0, 2, 50],
        ],
        0,
        2,
        1,
      ],
      expected: 0.5,
    },
    {
      name: 'example 3',
      args: [
        3,
        [
          [0, 1, 90],
          [1, 2, 90],
        ],
        0,
        2,
        1,
      ],
      expected: 0,
    },
    { name: 'no link allowed', args: [2, [[0, 1, 100]], 0, 1, 0], expected: 0 },
    { name: 'start and end are the same', args: [2, [[0, 1, 100]], 1, 1, 0], expected: 1 },
    { name: 'start and end are the same, with links', args: [2, [[0, 1, 50]], 1, 1, 5], expected: 1 },
    { name: 'no link at all', args: [2, [], 0, 1, 9], expected: 0 },
    { name: 'against the direction of a link', args: [2, [[1, 0, 80]], 0, 1, 1], expected: 0.8 },
    {
      name: 'just enough links',
      args: [
        4,
        [
          [0, 1, 50],
          [1, 2, 50],
          [2, 3, 50],
        ],
        0,
        3,
        3,
      ],
      expected: 0.125,
    },
    {
      name: 'one link too few',
      args: [
        4,
        [
          [0, 1, 50],
          [1, 2, 50],
          [2, 3, 50],
        ],
        0,
        3,
        2,
      ],
      expected: 0,
    },
    {
      name: 'more links than needed',
      args: [
        3,
        [
          [0, 1, 90],
          [1, 2, 90],
          [0, 2, 50],
        ],
        0,
        2,
        9,
      ],
      expected: 0.81,
    },
    {
      name: 'a worse chance with fewer links leads on',
      args: [
        4,
        [
          [0, 1, 99],
          [1, 2, 99],
          [0, 2, 50],
          [2, 3, 100],
        ],
        0,
        3,
        2,
      ],
      expected: 0.5,
    },
    {
      name: 'a settled node would be left too late',
      args: [
        5,
        [
          [0, 1, 99],
          [1, 2, 99],
          [0, 2, 50],
          [2, 3, 100],
          [3, 4, 100],
        ],
        0,
        4,
        3,
      ],
      expected: 0.5,
    },
    {
      name: 'the short way of three',
      args: [
        5,
        [
          [0, 1, 100],
          [1, 2, 100],
          [2, 4, 100],
          [0, 3, 60],
          [3, 4, 60],
        ],
        0,
        4,
        2,
      ],
      expected: 0.36,
    },
    {
      name: 'the links in the order of the route',
      args: [
        3,
        [
          [0, 1, 100],
          [1, 2, 100],
          [0, 2, 10],
        ],
        0,
        2,
        1,
      ],
      expected: 0.1,
    },
    {
      name: 'a ring',
      args: [
        4,
        [
          [0, 1, 90],
          [1, 2, 90],
          [2, 3, 90],
          [3, 0, 50],
        ],
        0,
        3,
        3,
      ],
      expected: 0.729,
    },
    {
      name: 'a ring with two links allowed',
      args: [
        4,
        [
          [0, 1, 90],
          [1, 2, 90],
          [2, 3, 90],
          [3, 0, 50],
        ],
        0,
        3,
        2,
      ],
      expected: 0.5,
    },
    ...randomSmall,
    { name: 'a chain of 10 000 nodes, just reached', args: () => chain(10_000, 30, 30) },
    { name: 'a chain of 10 000 nodes, out of reach', args: () => chain(10_000, 31, 30), expected: 0 },
    { name: 'a random network', args: () => inputOfSize(seededRandom(11_720), 10_000) },
    { name: 'another random network', args: () => inputOfSize(seededRandom(11_721), 10_000) },
  ],
});
