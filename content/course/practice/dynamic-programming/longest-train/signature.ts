import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 256,
  path: 'longest-train',
  name: 'Longest Train',
  difficulty: 'Medium',
  pattern: 'Longest increasing subsequence',
  function: 'mostWagons',
  args: [{ name: 'weights', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[50,90,60,40,70,30,20]'], ['[10,20,30]'], ['[7,7,7]']],
};
