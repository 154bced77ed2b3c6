import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 9,
  path: 'reverse-in-groups',
  name: 'Reverse in Groups',
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
    ['[1,2,3,4,5,6,7]', '3'],
    ['[1,2,3,4]', '2'],
    ['[1,2]', '3'],
  ],
};
