import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 105,
  path: 'longest-part-with-sum',
  name: 'Longest Part With Given Sum',
  difficulty: 'Medium',
  pattern: 'Prefix sums with a hash table',
  function: 'countSubarrays',
  args: [
    { name: 'nums', type: 'int[]', rule: { length: [1, 100_000], range: [-1000, 1000] } },
    { name: 'target', type: 'int', rule: { range: [-10_000_000, 10_000_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[1,4,-4,-2,3]', '1'],
    ['[0,0,0]', '0'],
    ['[1,2,3]', '7'],
  ],
};
