import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 101,
  path: 'sums-below-a-limit',
  name: 'Sums Below a Limit',
  difficulty: 'Medium',
  pattern: 'Two pointers after sorting',
  function: 'threeSum',
  args: [
    { name: 'nums', type: 'int[]', rule: { length: [3, 3000], range: [-100_000, 100_000] } },
    { name: 'limit', type: 'int', rule: { range: [-300_000, 300_000] } },
  ],
  returns: 'long',
  compare: 'exact',
  examples: [
    ['[4,-1,-3,2,-1,1]', '0'],
    ['[2,2,2,2]', '7'],
    ['[5,1,2]', '8'],
  ],
};
