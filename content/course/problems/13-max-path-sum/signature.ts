import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 13,
  path: 'max-path-sum',
  name: 'Best Path in a Tree',
  difficulty: 'Hard',
  pattern: 'Depth-first search returning a summary',
  function: 'maxPathSum',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [1, 30_000], range: [-1000, 1000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[-8,3,11,14,12]'], ['[-1,5,6]'], ['[-7,-2,-4]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    return checkLevels('root', root, 1000);
  },
};
