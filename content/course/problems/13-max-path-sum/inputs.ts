import { seededRandom, type Random } from '../../../src/random.ts';

/** A tree in level order, with null for missing children and without trailing nulls. */
export type LevelOrder = (number | null)[];

const most = 30_000;
const deepest = 1000;

/** A tree of at most 12 nodes with values around zero; about a third of the possible children are missing. */
export function smallInput(random: Random): [root: LevelOrder] {
  return [randomTree(random, random.int(1, 12), () => random.int(-9, 9))];
}

/** A random tree with `n` nodes. */
export function inputOfSize(random: Random, n: number): [LevelOrder] {
  return [randomTree(random, n, () => random.int(-1000, 1000))];
}

function randomTree(random: Random, nodes: number, makeValue: () => number): LevelOrder {
  const tree: LevelOrder = [];
  let places = 1;
  let left = nodes;
  while (left > 0) {
    const mustFill = places === 1;
    places -= 1;
    if (mustFill || random.int(1, 3) > 1) {
      tree.push(makeValue());
      places += 2;
      left -= 1;
    } else {
      tree.push(null);
    }
  }
  return tree;
}

/** The largest random tree. */
export function largeRandomTree(): [LevelOrder] {
  return inputOfSize(seededRandom(1301), most);
}

/** A complete binary tree. */
export function fullTree(highest: number): [LevelOrder] {
  const random = seededRandom(1302);
  return [random.list(most, () => random.int(-1000, highest))];
}

/** One node per level, on a random side. */
export function chain(): [LevelOrder] {
  return widening(seededRandom(1303), 1, -1000);
}

/** 30 parallel chains of maximum depth: 29,881 nodes. */
export function strands(): [LevelOrder] {
  return widening(seededRandom(1304), 30, -950);
}

/** Doubles the level size up to `width` nodes, then gives each node one child. */
function widening(random: Random, width: number, lowest: number): [LevelOrder] {
  const value = (): number => random.int(lowest, 1000);
  const tree: LevelOrder = [value()];
  let nodes = 1;
  for (let level = 2; level <= deepest; level += 1) {
    const wanted = Math.min(2 * nodes, width);
    for (let node = 0; node < nodes; node += 1) {
      if (node < wanted - nodes) tree.push(value(), value());
      else tree.push(...(random.int(0, 1) ? [value(), null] : [null, value()]));
    }
    nodes = wanted;
  }
  while (tree.at(-1) === null) tree.pop();
  return [tree];
}

/** A root with a straight chain on each side, all with the highest value: 1,999 nodes on one path. */
export function twoArms(): [LevelOrder] {
  const tree: LevelOrder = [1000, 1000, 1000];
  for (let level = 3; level <= deepest; level += 1) tree.push(1000, null, null, 1000);
  return [tree];
}
