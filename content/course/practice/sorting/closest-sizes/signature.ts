import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 217,
  path: 'closest-sizes',
  name: 'Closest Sizes',
  difficulty: 'Easy',
  pattern: 'Sorting makes neighbors',
  function: 'smallestGap',
  args: [
    {
      name: 'lengths',
      type: 'int[]',
      rule: { length: [2, 100_000], range: [-1_000_000_000, 1_000_000_000] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['[8,-3,15,5]'], ['[7,1,7]'], ['[-1000000000,1000000000]']],
};
