import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 208,
  path: 'garden-path',
  name: 'Garden Path',
  difficulty: 'Easy',
  pattern: 'Memoized recursion',
  function: 'countWays',
  args: [{ name: 'length', type: 'int', rule: { range: [0, 45] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['4'], ['1'], ['0']],
};
