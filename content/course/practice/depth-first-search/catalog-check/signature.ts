import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 225,
  path: 'catalog-check',
  name: 'Catalog Check',
  difficulty: 'Easy',
  pattern: 'Bounds on a path',
  function: 'isSorted',
  args: [
    { name: 'root', type: 'TreeNode', rule: { length: [0, 10_000], range: [-1_000_000_000, 1_000_000_000] } },
  ],
  returns: 'boolean',
  compare: 'exact',
  examples: [['[50,30,70,20,40]'], ['[50,30,70,null,60]'], ['[5,5]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    return checkLevels('root', root, 1000);
  },
};
