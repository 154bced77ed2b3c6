import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { chain, comb, fullTree, inputOfSize, smallInput } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Collects the values of each column in level order. */
function columnsOf(root: readonly (number | null)[]): number[][] {
  const columns = new Map<number, number[]>();
  const columnOf = [0];
  let next = 1;
  root.forEach((value, at) => {
    const column = columnOf[at] ?? 0;
    if (value === null) return;
    columns.set(column, [...(columns.get(column) ?? []), value]);
    columnOf[next] = column - 1;
    columnOf[next + 1] = column + 1;
    next += 2;
  });
  return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values);
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(11200 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: columnsOf,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 40_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 2, 3, 4, null, 5, 6]], expected: [[4], [2], [1, 5], [3], [6]] },
    { name: 'example 2', args: [[8, 3, 9, 1, 5, 7, 10]], expected: [[1], [3], [8, 5, 7], [9], [10]] },
    { name: 'example 3', args: [[]], expected: [] },
    { name: 'one node', args: [[4]], expected: [[4]] },
    { name: 'a left child', args: [[1, 2]], expected: [[2], [1]] },
    { name: 'a right child', args: [[1, null, 2]], expected: [[1], [2]] },
    {
      name: 'the right branch reaches to the left',
      args: [[1, null, 2, 3, null, 4]],
      expected: [[4], [1, 3], [2]],
    },
    {
      name: 'a deep left branch below the right one',
      args: [[1, 2, 3, null, 4, null, null, null, 5]],
      expected: [[2], [1, 4], [3, 5]],
    },
    {
      name: 'the left branch goes deeper first',
      args: [[1, 2, 3, null, 4, 5, null, null, 6, null, 7]],
      expected: [[2], [1, 4, 5], [3, 6, 7]],
    },
    { name: 'equal places keep their order', args: [[1, 9, 2, null, 8, 3]], expected: [[9], [1, 8, 3], [2]] },
    { name: 'values decide nothing', args: [[1, 2, 3, null, 9, 5]], expected: [[2], [1, 9, 5], [3]] },
    { name: 'a chain to the left', args: [[1, 2, null, 3]], expected: [[3], [2], [1]] },
    {
      name: 'a zigzag',
      args: [[1, 2, null, null, 3, 4]],
      expected: [
        [2, 4],
        [1, 3],
      ],
    },
    { name: 'negative values', args: [[-1, -2, -3]], expected: [[-2], [-1], [-3]] },
    ...randomSmall,
    { name: 'a full tree', args: fullTree },
    { name: '2 000 nodes to the left', args: () => chain(() => 'left') },
    { name: '2 000 nodes in a zigzag', args: () => chain((level) => (level % 2 === 0 ? 'left' : 'right')) },
    { name: 'a comb', args: comb },
    { name: '2 000 random nodes', args: () => inputOfSize(seededRandom(11_220), 2000) },
  ],
});
