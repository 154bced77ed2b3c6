import type { Signature } from '@dryrun/contracts/signature';

/** Whether each value in level order lies between the bounds that its ancestors set. */
function isSearchTree(tree: readonly (number | null)[]): boolean {
  const bounds: (readonly [number, number])[] = [[-Infinity, Infinity]];
  return tree.every((value, i) => {
    const [low, high] = bounds[i] ?? [0, 0];
    if (value !== null) bounds.push([low, value], [value, high]);
    return value === null || (low < value && value < high);
  });
}

export const signature: Signature = {
  questionId: 222,
  path: 'price-lookup',
  name: 'Price Lookup',
  difficulty: 'Easy',
  pattern: 'Binary search tree',
  function: 'highestAffordable',
  args: [
    { name: 'root', type: 'TreeNode', rule: { length: [0, 10_000], range: [1, 1_000_000] } },
    { name: 'budget', type: 'int', rule: { range: [0, 1_000_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[500,200,800,100,350]', '400'],
    ['[500,200,800,100,350]', '90'],
    ['[]', '100'],
  ],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[], ...unknown[]];
    return isSearchTree(root) ? undefined : 'root: must be a binary search tree with different values';
  },
};
