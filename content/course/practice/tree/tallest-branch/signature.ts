import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 207,
  path: 'tallest-branch',
  name: 'Tallest Branch',
  difficulty: 'Easy',
  pattern: 'Recursion on a tree',
  function: 'countLevels',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [0, 10_000], range: [0, 1000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[4,1,7,null,2]'], ['[5]'], ['[]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    return checkLevels('root', root, 500);
  },
};
