import type { Signature } from '@dryrun/contracts/signature';

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
  examples: [['[6,2,2,3,4,4,3]'], ['[6,2,2,null,4,null,4]'], ['[6,2,3]']],
};
