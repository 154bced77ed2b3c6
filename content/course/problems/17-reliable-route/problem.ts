import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { brush, inputOfSize, ladder, randomNetwork, smallInput, splitNetwork } from './inputs.ts';
import { bestReliability } from './reference.ts';

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small network ${seed}`,
  args: () => smallInput(seededRandom(1710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: bestReliability,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 100_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 800 },
  },
  cases: [
    {
      name: 'example 1',
      args: [
        4,
        [
          [0, 1, 90],
          [1, 3, 80],
          [0, 2, 95],
          [2, 3, 70],
        ],
        0,
        3,
      ],
      expected: 0.72,
    },
    {
      name: 'example 2, longer but safer',
      args: [
        3,
        [
          [0, 2, 50],
          [0, 1, 80],
          [1, 2, 80],
        ],
        0,
        2,
      ],
      expected: 0.64,
    },
    { name: 'example 3, no route', args: [3, [[0, 1, 90]], 0, 2], expected: 0 },
    { name: 'one link', args: [2, [[0, 1, 37]], 0, 1], expected: 0.37 },
    { name: 'a link is used against its order', args: [2, [[0, 1, 37]], 1, 0], expected: 0.37 },
    { name: 'no link at all', args: [2, [], 0, 1], expected: 0 },
    { name: 'the message is there already', args: [2, [[0, 1, 50]], 1, 1], expected: 1 },
    { name: 'the message is there already, no link', args: [3, [], 2, 2], expected: 1 },
    {
      name: 'links that never fail',
      args: [
        3,
        [
          [0, 1, 100],
          [1, 2, 100],
        ],
        0,
        2,
      ],
      expected: 1,
    },
    { name: 'the worst link', args: [2, [[1, 0, 1]], 0, 1], expected: 0.01 },
    {
      name: 'the best first step leads to a poor route',
      args: [
        4,
        [
          [0, 1, 99],
          [1, 3, 10],
          [0, 2, 60],
          [2, 3, 60],
        ],
        0,
        3,
      ],
      expected: 0.36,
    },
    {
      name: 'the least total loss is not the best product',
      args: [
        4,
        [
          [0, 1, 50],
          [1, 2, 100],
          [0, 3, 74],
          [3, 2, 74],
        ],
        0,
        2,
      ],
      expected: 0.5476,
    },
    {
      name: 'the sum of the losses misleads',
      args: [
        4,
        [
          [0, 1, 1],
          [1, 3, 100],
          [0, 2, 50],
          [2, 3, 50],
        ],
        0,
        3,
      ],
      expected: 0.25,
    },
    {
      name: 'a node is improved after it was first seen',
      args: [
        5,
        [
          [0, 1, 10],
          [0, 2, 90],
          [2, 3, 90],
          [3, 1, 90],
          [1, 4, 50],
        ],
        0,
        4,
      ],
      expected: 0.3645,
    },
    {
      name: 'a tiny product',
      args: [
        6,
        [
          [0, 1, 1],
          [1, 2, 1],
          [2, 3, 1],
          [3, 4, 1],
          [4, 5, 3],
        ],
        0,
        5,
      ],
      expected: 3e-10,
    },
    {
      name: 'a product below 10^-12',
      args: () => [30, Array.from({ length: 29 }, (_, i) => [i, i + 1, 1]), 0, 29],
    },
    ...randomSmall,
    { name: '10 000 nodes in two halves', args: splitNetwork, expected: 0 },
    { name: '10 000 nodes on a ladder', args: ladder, expected: 0.98 * 0.98 },
    { name: '10 000 nodes and 20 000 links', args: () => randomNetwork(1701, 1) },
    { name: '10 000 nodes and 20 000 good links', args: () => randomNetwork(1702, 90) },
    { name: '100 000 nodes, half of them in a row', args: brush, expected: 0.99 ** 500 },
  ],
});
