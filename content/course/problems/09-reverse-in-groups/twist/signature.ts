import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 109,
  path: 'every-second-group',
  name: 'Every Second Group',
  difficulty: 'Hard',
  pattern: 'Linked list pointer surgery',
  function: 'reverseInGroups',
  args: [
    { name: 'head', type: 'ListNode', rule: { length: [0, 5000], range: [-1000, 1000] } },
    { name: 'k', type: 'int', rule: { range: [1, 5000] } },
  ],
  returns: 'ListNode',
  compare: 'exact',
  reusesNodes: true,
  examples: [
    ['[1,2,3,4,5,6,7]', '2'],
    ['[1,2,3,4,5]', '3'],
    ['[1,2]', '3'],
  ],
};
