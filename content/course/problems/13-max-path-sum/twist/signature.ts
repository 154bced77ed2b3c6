import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 113,
  path: 'path-between-leaves',
  name: 'Path Between Leaves',
  difficulty: 'Hard',
  pattern: 'Depth-first search returning a summary',
  function: 'maxPathSum',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [1, 30_000], range: [-1000, 1000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[-8,3,11,14,12]'], ['[5,-9]'], ['[1,2,3]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    return checkLevels('root', root, 1000);
  },
};
