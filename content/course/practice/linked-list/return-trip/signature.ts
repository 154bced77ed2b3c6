import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 204,
  path: 'return-trip',
  name: 'Return Trip',
  difficulty: 'Easy',
  pattern: 'Reversing a list',
  function: 'turnAround',
  args: [{ name: 'first', type: 'ListNode', rule: { length: [0, 5000], range: [-1000, 1000] } }],
  returns: 'ListNode',
  compare: 'exact',
  reusesNodes: true,
  examples: [['[4,1,7]'], ['[5]'], ['[]']],
};
