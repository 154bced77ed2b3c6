import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 112,
  path: 'columns-of-a-tree',
  name: 'Columns of a Tree',
  difficulty: 'Medium',
  pattern: 'Breadth-first search on a tree',
  function: 'zigzagLevels',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [0, 2000], range: [-1000, 1000] } }],
  returns: 'List<List<Integer>>',
  compare: 'exact',
  examples: [['[1,2,3,4,null,5,6]'], ['[8,3,9,1,5,7,10]'], ['[]']],
};
