import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 205,
  path: 'middle-car',
  name: 'Middle Car',
  difficulty: 'Easy',
  pattern: 'Fast and slow pointers',
  function: 'middleCar',
  args: [{ name: 'engine', type: 'ListNode', rule: { length: [1, 5000], range: [1, 1_000_000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[7,3,9]'], ['[7,3,9,4]'], ['[6]']],
};
