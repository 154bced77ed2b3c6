import type { Signature } from '@dryrun/contracts/signature';
import { template } from './template.ts';

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
  function: 'answerAll',
  args: [
    { name: 'root', type: 'TreeNode', rule: { length: [0, 10_000], range: [1, 1_000_000] } },
    { name: 'budgets', type: 'int[]', rule: { length: [0, 100_000], range: [0, 1_000_000] } },
  ],
  returns: 'int[]',
  compare: 'exact',
  template,
  examples: [
    ['[500,200,800,100,350]', '[400,90]'],
    ['[500,200,800,null,350]', '[800]'],
    ['[]', '[100]'],
  ],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[], ...unknown[]];
    return isSearchTree(root) ? undefined : 'root: must be a binary search tree with different values';
  },
};
