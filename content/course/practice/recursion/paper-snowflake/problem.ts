import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** Builds the children of each place, then compares mirrored pairs. */
function isSymmetric(root: readonly (number | null)[]): boolean {
  const children = new Map<number, readonly [number, number]>();
  let next = 1;
  root.forEach((value, place) => {
    if (value === null) return;
    children.set(place, [next, next + 1]);
    next += 2;
  });
  const pairs: [number, number][] = [[0, 0]];
  for (const [a, b] of pairs) {
    if ((root[a] ?? null) !== (root[b] ?? null)) return false;
    const [ours, theirs] = [children.get(a), children.get(b)];
    if (ours && theirs) pairs.push([ours[0], theirs[1]], [ours[1], theirs[0]]);
  }
  return true;
}

function smallInput(random: Random): [root: LevelOrder] {
  return random.int(1, 3) === 1
    ? [randomTree(random, random.int(0, 7))]
    : [symmetricTree(random, random.int(0, 4))];
}

function inputOfSize(random: Random, nodes: number): [root: LevelOrder] {
  return [symmetricTree(random, Math.floor((nodes - 1) / 2))];
}

function randomTree(random: Random, nodes: number): LevelOrder {
  const tree: LevelOrder = [];
  let places = 1;
  for (let left = nodes; left > 0;) {
    const fills = places === 1 || random.int(1, 3) > 1;
    tree.push(fills ? random.int(0, 1) : null);
    places += fills ? 1 : -1;
    if (fills) left -= 1;
  }
  return tree;
}

/** Fills each level from both ends with the same values. */
function symmetricTree(random: Random, pairs: number): LevelOrder {
  const tree: LevelOrder = [random.int(0, 9)];
  let places = 1; // on one side
  for (let left = pairs; left > 0;) {
    const half: LevelOrder = random.list(places, () => (random.int(1, 4) > 1 ? random.int(0, 9) : null));
    const side = random.int(0, places - 1);
    half[side] ??= random.int(0, 9);
    let filled = 0;
    for (const [i, value] of half.entries()) {
      if (value === null) continue;
      if (left > 0) [left, filled] = [left - 1, filled + 1];
      else half[i] = null;
    }
    tree.push(...half, ...half.toReversed());
    places = 2 * filled;
  }
  while (tree.at(-1) === null) tree.pop();
  return tree;
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(22_310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: isSymmetric,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 10_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[7, 4, 4, null, 9, 9, null, 5, 2, 2, 5]], expected: true },
    { name: 'example 2', args: [[7, 4, 4, 9, null, null, 9, 5, null, 5]], expected: false },
    { name: 'example 3', args: [[7, 4, 9]], expected: false },
    { name: 'an empty tree', args: [[]], expected: true },
    { name: 'one node', args: [[4]], expected: true },
    { name: 'only a left child', args: [[4, 7]], expected: false },
    { name: 'two equal children', args: [[4, 7, 7]], expected: true },
    { name: 'both on the outer side', args: [[1, 5, 5, 8, null, null, 8]], expected: true },
    { name: 'both on the inner side', args: [[1, 5, 5, null, 8, 8]], expected: true },
    { name: 'equal shape, other value', args: [[1, 5, 5, 3, null, null, 4]], expected: false },
    { name: 'subtrees are equal, not mirrored', args: [[1, 2, 2, 3, 4, 3, 4]], expected: false },
    { name: 'a difference at the bottom', args: [[1, 2, 2, 3, 4, 4, 3, 5]], expected: false },
    { name: 'symmetric subtrees, but different ones', args: [[1, 2, 3, 7, 7, 7, 7]], expected: false },
    { name: 'the inner pair differs', args: [[1, 2, 2, 3, 4, 5, 3]], expected: false },
    { name: 'the values mirror, the shape does not', args: [[1, 2, 2, 2, null, 2]], expected: false },
    ...randomSmall,
    { name: '10 000 nodes', args: () => inputOfSize(seededRandom(22_301), 9_999), expected: true },
    {
      name: 'a difference at the last node',
      args: () => [[...inputOfSize(seededRandom(22_302), 9_001)[0].slice(0, -1), 100]],
      expected: false,
    },
  ],
});
