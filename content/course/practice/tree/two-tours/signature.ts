import type { Signature } from '@dryrun/contracts/signature';

/** Whether a tree has these two orders: each split of `second` must fit the numbers of `first`. */
function areOrdersOfATree(first: readonly number[], second: readonly number[]): boolean {
  const places = new Map(second.map((chamber, place) => [chamber, place]));
  if (first.length !== second.length || places.size !== second.length) return false;
  const ranges: [number, number][] = [[0, second.length]];
  for (const chamber of first) {
    let range = ranges.pop();
    while (range && range[0] === range[1]) range = ranges.pop();
    const place = places.get(chamber);
    if (!range || place === undefined || place < range[0] || place >= range[1]) return false;
    ranges.push([place + 1, range[1]], [range[0], place]);
  }
  return true;
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
    return areOrdersOfATree(first, second) ? undefined : 'second: must be an order of the same cave';
  },
};
