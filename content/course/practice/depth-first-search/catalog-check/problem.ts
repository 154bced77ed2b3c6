import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** Each node in level order sets the bounds of its two children. */
function isSorted(root: readonly (number | null)[]): boolean {
  const bounds: [number, number][] = [[-Infinity, Infinity]];
  for (const [place, value] of root.entries()) {
    if (value === null) continue;
    const [low, high] = bounds[place] ?? [0, 0];
    if (value <= low || value >= high) return false;
    bounds.push([low, value], [value, high]);
  }
  return true;
}

function smallInput(random: Random): [root: LevelOrder] {
  const [tree] = searchTree(random, random.int(0, 7), 20);
  const place = random.int(0, tree.length);
  if (random.int(1, 2) === 1 && typeof tree[place] === 'number') tree[place] = random.int(-3, 24);
  return [tree];
}

function inputOfSize(random: Random, nodes: number): [root: LevelOrder] {
  return searchTree(random, nodes, 1_000_000_000);
}

/** Splits an interval at a random value and continues with both parts, level by level. */
function searchTree(random: Random, nodes: number, most: number): [root: LevelOrder] {
  const tree: LevelOrder = [];
  const queue: [number, number][] = [[0, most]];
  let left = nodes;
  for (const [low, high] of queue) {
    const hasRoom = left > 0 && high - low >= 2;
    const value = hasRoom ? Math.floor((low + high) / 2) + (high - low > 8 ? random.int(-1, 1) : 0) : null;
    tree.push(value);
    if (value === null) continue;
    left -= 1;
    queue.push([low, value], [value, high]);
  }
  while (tree.at(-1) === null) tree.pop();
  return [tree];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(22_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: isSorted,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 10_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[50, 30, 70, 20, 40]], expected: true },
    { name: 'example 2', args: [[50, 30, 70, null, 60]], expected: false },
    { name: 'example 3', args: [[5, 5]], expected: false },
    { name: 'an empty tree', args: [[]], expected: true },
    { name: 'one node', args: [[7]], expected: true },
    { name: 'two children', args: [[7, 3, 9]], expected: true },
    { name: 'children swapped', args: [[7, 9, 3]], expected: false },
    { name: 'equal to the right child', args: [[7, null, 7]], expected: false },
    { name: 'too small on the right', args: [[50, 30, 70, null, null, 40]], expected: false },
    {
      name: 'deep on the left',
      args: [[50, 30, 70, 20, 40, null, null, null, null, 35, 55]],
      expected: false,
    },
    { name: 'a chain to the right', args: [[1, null, 2, null, 3]], expected: true },
    { name: 'a bound from the root, far below', args: [[10, 5, 20, null, null, 15, 30, 9]], expected: false },
    { name: 'negative values', args: [[-5, -9, -1]], expected: true },
    { name: 'the largest values', args: [[0, -1000000000, 1000000000]], expected: true },
    ...randomSmall,
    { name: '10 000 nodes', args: () => inputOfSize(seededRandom(22_501), 10_000), expected: true },
    {
      name: 'a chain of 1 000 to the left, wrong at the end',
      args: () => [[1000, ...Array.from({ length: 998 }, (_, i) => [999 - i, null]).flat(), 5000]],
      expected: false,
    },
  ],
});
