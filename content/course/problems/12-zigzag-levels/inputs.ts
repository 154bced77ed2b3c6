import { seededRandom, type Random } from '../../../src/random.ts';

/** A tree in level order, with null for missing children and without trailing nulls. */
export type LevelOrder = (number | null)[];

const most = 2000;

/** A tree of at most 12 nodes; about a third of the possible children are missing. */
export function smallInput(random: Random): [root: LevelOrder] {
  return [randomTree(random, random.int(0, 12), 3)];
}

/** A random tree with the given number of nodes. */
export function inputOfSize(random: Random, nodes: number): [root: LevelOrder] {
  return [randomTree(random, nodes, 3)];
}

/** A random tree; each possible child is missing with probability 1/`odds`. */
export function randomTree(random: Random, nodes: number, odds: number): LevelOrder {
  const tree: LevelOrder = [];
  let places = nodes > 0 ? 1 : 0;
  let left = nodes;
  while (left > 0) {
    const mustFill = places === 1;
    places -= 1;
    if (mustFill || random.int(1, odds) > 1) {
      tree.push(random.int(-1000, 1000));
      places += 2;
      left -= 1;
    } else {
      tree.push(null);
    }
  }
  return tree;
}

/** A complete binary tree. */
export function fullTree(): [LevelOrder] {
  const random = seededRandom(1201);
  return [random.list(most, () => random.int(-1000, 1000))];
}

/** One node per level; `side` chooses its side. */
export function chain(side: (level: number) => 'left' | 'right'): [LevelOrder] {
  const tree: LevelOrder = [0];
  for (let level = 1; level < most; level += 1) {
    const value = level % 1000;
    tree.push(...(side(level) === 'left' ? [value, null] : [null, value]));
  }
  while (tree.at(-1) === null) tree.pop();
  return [tree];
}

/** A left spine with a right leaf at each node. */
export function comb(): [LevelOrder] {
  const tree: LevelOrder = [0];
  for (let level = 1; 2 * level < most; level += 1) {
    if (level > 1) tree.push(level, -level, null, null);
    else tree.push(level, -level);
  }
  while (tree.at(-1) === null) tree.pop();
  return [tree];
}
