import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { chain, comb, fullTree, inputOfSize, randomTree, smallInput, type LevelOrder } from './inputs.ts';

/** Splits the level order into levels: each has two places per node of the previous level. */
function zigzagLevels(root: Readonly<LevelOrder>): number[][] {
  const levels: number[][] = [];
  let places = 1;
  for (let at = 0; at < root.length;) {
    const level = root.slice(at, at + places).filter((value) => value !== null);
    at += places;
    places = 2 * level.length;
    levels.push(levels.length % 2 === 0 ? level : level.reverse());
  }
  return levels;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(1210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: zigzagLevels,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 60_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 700 },
  },
  cases: [
    { name: 'example 1', args: [[1, 2, 3, 4, null, 5, 6]], expected: [[1], [3, 2], [4, 5, 6]] },
    { name: 'example 2', args: [[8, 3, 9, 1, 5, 7, 10]], expected: [[8], [9, 3], [1, 5, 7, 10]] },
    { name: 'example 3, the empty tree', args: [[]], expected: [] },
    { name: 'one node', args: [[5]], expected: [[5]] },
    { name: 'one node that holds zero', args: [[0]], expected: [[0]] },
    { name: 'only a left child', args: [[1, 2]], expected: [[1], [2]] },
    { name: 'only a right child', args: [[1, null, 2]], expected: [[1], [2]] },
    { name: 'a short chain to the left', args: [[1, 2, null, 3, null, 4]], expected: [[1], [2], [3], [4]] },
    {
      name: 'a short chain to the right',
      args: [[1, null, 2, null, 3, null, 4]],
      expected: [[1], [2], [3], [4]],
    },
    { name: 'zeros are values', args: [[0, 0, 1, 2, 0]], expected: [[0], [1, 0], [2, 0]] },
    {
      name: 'four full levels',
      args: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
      expected: [[1], [3, 2], [4, 5, 6, 7], [15, 14, 13, 12, 11, 10, 9, 8]],
    },
    {
      name: 'gaps inside the levels',
      args: [[1, 2, 3, null, 4, 5, null, 6, 7, null, 8]],
      expected: [[1], [3, 2], [4, 5], [8, 7, 6]],
    },
    { name: 'equal values', args: [[7, 7, 7, 7, null, null, 7]], expected: [[7], [7, 7], [7, 7]] },
    {
      name: 'the lowest and highest values',
      args: [[0, -1000, 1000, 1000, -1000]],
      expected: [[0], [1000, -1000], [1000, -1000]],
    },
    ...randomSmall,
    { name: '2 000 nodes at random', args: () => [randomTree(seededRandom(1202), 2000, 3)] },
    { name: '2 000 nodes in full levels', args: fullTree },
    { name: '1 999 nodes in a comb', args: comb },
    {
      name: '2 000 nodes in a chain that turns each time',
      args: () => chain((level) => (level % 2 ? 'left' : 'right')),
    },
    { name: '2 000 nodes in a chain to the right', args: () => chain(() => 'right') },
    { name: '2 000 nodes in a chain to the left', args: () => chain(() => 'left') },
  ],
});
