import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 1,
  path: 'three-sum',
  name: 'Three Sum',
  difficulty: 'Medium',
  pattern: 'Two pointers after sorting',
  function: 'threeSum',
  args: [{ name: 'nums', type: 'int[]', rule: { length: [3, 3000], range: [-100_000, 100_000] } }],
  returns: 'List<List<Integer>>',
  compare: 'unordered-deep',
  examples: [['[4,-1,-3,2,-1,1]'], ['[5,1,2]'], ['[0,0,0,0]']],
};
