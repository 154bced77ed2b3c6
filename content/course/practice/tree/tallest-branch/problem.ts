import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** The judge represents a tree in level order, so each level is read at once. */
function countLevels(root: Readonly<LevelOrder>): number {
  let levels = 0;
  let from = 0;
  let places = 1;
  while (from < root.length) {
    const nodes = root.slice(from, from + places).filter((value) => value !== null).length;
    if (nodes === 0) break;
    levels += 1;
    from += places;
    places = 2 * nodes;
  }
  return levels;
}

function smallInput(random: Random): [root: LevelOrder] {
  return [randomTree(random, random.int(0, 10))];
}

function inputOfSize(random: Random, nodes: number): [root: LevelOrder] {
  return [randomTree(random, nodes)];
}

function randomTree(random: Random, nodes: number): LevelOrder {
  const tree: LevelOrder = [];
  let places = 1;
  for (let left = nodes; left > 0;) {
    const fills = places === 1 || random.int(1, 3) > 1;
    tree.push(fills ? random.int(0, 1000) : null);
    places += fills ? 1 : -1;
    if (fills) left -= 1;
  }
  return tree;
}

/** One node on each level, always on the same side. */
const chain = (levels: number, isRight: boolean): LevelOrder =>
  Array.from({ length: levels - 1 }, (_, i) => (isRight ? [null, i % 9] : [i % 9, null]))
    .reduce<LevelOrder>((tree, children) => [...tree, ...children], [1])
    .slice(0, isRight ? undefined : -1);

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(20_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countLevels,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 30_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[4, 1, 7, null, 2]], expected: 3 },
    { name: 'example 2, one node', args: [[5]], expected: 1 },
    { name: 'example 3, no node', args: [[]], expected: 0 },
    { name: 'a left child only', args: [[3, 1]], expected: 2 },
    { name: 'a right child only', args: [[3, null, 1]], expected: 2 },
    { name: 'two children', args: [[3, 1, 2]], expected: 2 },
    { name: 'the left side is taller', args: [[1, 2, 3, 4, null, null, null, 5]], expected: 4 },
    { name: 'the right side is taller', args: [[1, 2, 3, null, null, null, 4, 5]], expected: 4 },
    { name: 'both sides are equal', args: [[1, 2, 3, 4, null, null, 5]], expected: 3 },
    { name: 'full', args: [[1, 2, 3, 4, 5, 6, 7]], expected: 3 },
    { name: 'values do not matter', args: [[0, 0, 0, 0]], expected: 3 },
    { name: 'zigzag', args: [[1, 2, null, null, 3, 4]], expected: 4 },
    ...randomSmall,
    { name: 'a chain of 500 to the left', args: () => [chain(500, false)], expected: 500 },
    { name: 'a chain of 500 to the right', args: () => [chain(500, true)], expected: 500 },
    { name: '10 000 nodes', args: () => inputOfSize(seededRandom(20_701), 10_000) },
  ],
});
