import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 206,
  path: 'first-repeat',
  name: 'First Repeat',
  difficulty: 'Easy',
  pattern: 'Hash set',
  function: 'firstRepeat',
  args: [{ name: 'tickets', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[5,3,8,3,5]'], ['[4,4]'], ['[1,2,3]']],
};
