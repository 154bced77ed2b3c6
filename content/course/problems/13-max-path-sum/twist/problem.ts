import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { chain, fullTree, inputOfSize, largeRandomTree, smallInput, strands, twoArms } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Goes through the level order from the end, so that children come before their parents. */
function bestBetweenLeaves(root: readonly (number | null)[]): number {
  const children: number[][] = root.map(() => []);
  let next = 1;
  root.forEach((value, node) => {
    if (value === null) return;
    for (const child of [next, next + 1])
      if (root[child] !== null && root[child] !== undefined) children[node]?.push(child);
    next += 2;
  });
  const down = root.map((value) => value ?? 0);
  let best = -Infinity;
  for (let node = root.length - 1; node >= 0; node -= 1) {
    const value = root[node];
    if (value === null || value === undefined) continue;
    const arms = (children[node] ?? []).map((child) => down[child] as number);
    if (arms.length !== 1) best = Math.max(best, value + arms.reduce((sum, arm) => sum + arm, 0));
    down[node] = value + (arms.length > 0 ? Math.max(...arms) : 0);
  }
  return best;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(11300 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: bestBetweenLeaves,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 60_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[-8, 3, 11, 14, 12]], expected: 29 },
    { name: 'example 2', args: [[5, -9]], expected: -9 },
    { name: 'example 3', args: [[1, 2, 3]], expected: 6 },
    { name: 'one node', args: [[-4]], expected: -4 },
    { name: 'a chain has one leaf', args: [[1, 2, null, 3]], expected: 3 },
    { name: 'a leaf alone is best', args: [[-9, -9, 4]], expected: 4 },
    { name: 'a bad arm cannot be dropped', args: [[10, -3, 5]], expected: 12 },
    { name: 'a bad node in the middle', args: [[-100, 7, 8]], expected: 8 },
    { name: 'the path cannot end at the root', args: [[9, 1, null, 2]], expected: 2 },
    { name: 'the path cannot end at an inner node', args: [[1, 50, 2, -60]], expected: 2 },
    { name: 'all negative', args: [[-7, -2, -4]], expected: -2 },
    { name: 'both arms are bad', args: [[3, -5, -6]], expected: -5 },
    { name: 'below the root', args: [[-50, 1, null, 5, 6]], expected: 12 },
    { name: 'over the root', args: [[5, 4, 8, 11, null, 13, 4]], expected: 41 },
    { name: 'a node with one child in the path', args: [[1, 2, 3, 4, null, null, 5]], expected: 15 },
    { name: 'the better of two arms goes up', args: [[1, 2, 30, 5, 9]], expected: 42 },
    ...randomSmall,
    { name: 'a full tree with low values', args: () => fullTree(-500) },
    { name: 'a full tree', args: () => fullTree(1000) },
    { name: 'a chain of 1 000 levels', args: chain },
    { name: 'thirty chains', args: strands },
    { name: 'two long arms', args: twoArms },
    { name: 'a large random tree', args: largeRandomTree },
  ],
});
