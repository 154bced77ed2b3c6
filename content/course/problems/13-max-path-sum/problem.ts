import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  chain,
  fullTree,
  inputOfSize,
  largeRandomTree,
  smallInput,
  strands,
  twoArms,
  type LevelOrder,
} from './inputs.ts';

/** Processes the level order backward, so children come before their parent. */
function maxPathSum(root: Readonly<LevelOrder>): number {
  const values = root.filter((value) => value !== null);
  const parents: number[] = [];
  for (const [place, value] of root.slice(1).entries()) {
    if (value !== null) parents.push(Math.floor(place / 2));
  }
  const arms = values.map((): [longer: number, shorter: number] => [0, 0]);
  let best = -Infinity;
  for (let node = values.length - 1; node >= 0; node -= 1) {
    const value = values[node] as number;
    const [longer, shorter] = arms[node] as [number, number];
    best = Math.max(best, value + longer + shorter);
    const parentArms = arms[parents[node - 1] ?? -1];
    if (parentArms) addArm(parentArms, value + longer);
  }
  return best;
}

/** Keeps the two best arms of a node. Both start at 0, which means not extending the path. */
function addArm(arms: [longer: number, shorter: number], sum: number): void {
  if (sum > arms[0]) [arms[0], arms[1]] = [sum, arms[0]];
  else if (sum > arms[1]) arms[1] = sum;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(1310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: maxPathSum,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 30_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1500 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 1500 },
  },
  cases: [
    { name: 'example 1', args: [[-8, 3, 11, 14, 12]], expected: 29 },
    { name: 'example 2', args: [[-1, 5, 6]], expected: 10 },
    { name: 'example 3, all negative', args: [[-7, -2, -4]], expected: -2 },
    { name: 'one node', args: [[5]], expected: 5 },
    { name: 'one negative node', args: [[-3]], expected: -3 },
    { name: 'one node that holds zero', args: [[0]], expected: 0 },
    { name: 'only a left child', args: [[1, 2]], expected: 3 },
    { name: 'only a right child', args: [[1, null, 2]], expected: 3 },
    { name: 'the child alone is better', args: [[-1, 2]], expected: 2 },
    { name: 'the root alone is best', args: [[2, -1, -3]], expected: 2 },
    { name: 'all negative, the root least', args: [[-1, -2, -3]], expected: -1 },
    { name: 'one good arm', args: [[1, -2, 3]], expected: 4 },
    { name: 'too low to pass through', args: [[-20, 5, 6]], expected: 6 },
    { name: 'a bend below the root', args: [[-10, 3, null, 4, 5]], expected: 12 },
    { name: 'two bends are not allowed', args: [[1, 2, 3, 4, 5, 6, 7]], expected: 18 },
    {
      name: 'the larger child is the worse way',
      args: [[1, 2, 30, 5, 4, null, null, null, null, 10]],
      expected: 47,
    },
    { name: 'a path through negative nodes', args: [[1, -1, -1, 3, null, null, 5]], expected: 7 },
    { name: 'a path that stops above the leaves', args: [[10, 2, 10, null, null, -5, -4]], expected: 22 },
    { name: 'a chain with a small dip', args: [[3, null, -1, null, 4]], expected: 6 },
    { name: 'a chain with a deep dip', args: [[3, null, -5, null, 4]], expected: 4 },
    { name: 'zeros', args: [[0, 0, -1, null, 0]], expected: 0 },
    { name: 'the lowest values', args: [[-1000, -1000, -1000]], expected: -1000 },
    { name: 'the highest values', args: [[1000, 1000, 1000]], expected: 3000 },
    ...randomSmall,
    { name: '30 000 nodes at random', args: largeRandomTree },
    { name: '30 000 nodes in full levels', args: () => fullTree(1000) },
    { name: '30 000 negative nodes in full levels', args: () => fullTree(-1) },
    { name: '1 999 nodes on one path', args: twoArms, expected: 1_999_000 },
    { name: 'a chain of 1 000 levels', args: chain },
    { name: '30 chains of 1 000 levels', args: strands },
  ],
});
