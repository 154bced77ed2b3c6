import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 257,
  path: 'bike-courier',
  name: 'Bike Courier',
  difficulty: 'Medium',
  pattern: 'Paths in a grid',
  function: 'leastEffort',
  args: [
    {
      name: 'cost',
      type: 'int[][]',
      rule: { length: [1, 300], itemLength: [1, 300], range: [-1, 1_000], rectangular: true },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['[[1,4,1],[2,-1,1],[3,1,1]]'], ['[[0,-1],[-1,0]]'], ['[[5]]']],
};
