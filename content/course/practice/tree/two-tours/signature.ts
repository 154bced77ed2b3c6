import type { Signature } from '@dryrun/contracts/signature';

/** The levels of the tree with these two orders, where each split of `second` fits `first`; undefined if there is none. */
function countLevels(first: readonly number[], second: readonly number[]): number | undefined {
  const places = new Map(second.map((chamber, place) => [chamber, place]));
  if (first.length !== second.length || places.size !== second.length) return undefined;
  const ranges = [{ from: 0, to: second.length, level: 1 }];
  let levels = 0;
  for (const chamber of first) {
    let range = ranges.pop();
    while (range && range.from === range.to) range = ranges.pop();
    const place = places.get(chamber);
    if (!range || place === undefined || place < range.from || place >= range.to) return undefined;
    const { from, to, level } = range;
    levels = Math.max(levels, level);
    ranges.push({ from: place + 1, to, level: level + 1 }, { from, to: place, level: level + 1 });
  }
  return levels;
}

export const signature: Signature = {
  questionId: 244,
  path: 'two-tours',
  name: 'Two Tours',
  difficulty: 'Medium',
  pattern: 'Divide and conquer on two orders',
  function: 'rebuildCave',
  args: [
    { name: 'first', type: 'int[]', rule: { length: [0, 10_000], range: [0, 1_000_000] } },
    { name: 'second', type: 'int[]', rule: { length: [0, 10_000], range: [0, 1_000_000] } },
  ],
  returns: 'TreeNode',
  compare: 'exact',
  examples: [
    ['[7,3,5,9,8]', '[3,5,7,8,9]'],
    ['[4]', '[4]'],
    ['[]', '[]'],
  ],
  check: (args) => {
    const [first, second] = args as readonly [readonly number[], readonly number[]];
    const levels = countLevels(first, second);
    if (levels === undefined) return 'second: must be an order of the same cave';
    return levels > 1000 ? `first: the cave has ${levels} levels; at most 1000 are allowed` : undefined;
  },
};
