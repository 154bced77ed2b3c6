import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 223,
  path: 'paper-snowflake',
  name: 'Paper Snowflake',
  difficulty: 'Easy',
  pattern: 'Recursion on two nodes',
  function: 'isSymmetric',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [0, 10_000], range: [0, 100] } }],
  returns: 'boolean',
  compare: 'exact',
  examples: [['[7,4,4,null,9,9,null,5,2,2,5]'], ['[7,4,4,9,null,null,9,5,null,5]'], ['[7,4,9]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    return checkLevels('root', root, 1000);
  },
};
