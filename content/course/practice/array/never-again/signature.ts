import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 212,
  path: 'never-again',
  name: 'Never Again',
  difficulty: 'Easy',
  pattern: 'Walk from the end',
  function: 'neverAgain',
  args: [{ name: 'prices', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } }],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [['[9,4,6,6,3]'], ['[1,2,3]'], ['[]']],
};
