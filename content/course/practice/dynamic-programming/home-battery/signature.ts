import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 260,
  path: 'home-battery',
  name: 'Home Battery',
  difficulty: 'Medium',
  pattern: 'State machine over time',
  function: 'largestProfit',
  args: [
    { name: 'prices', type: 'int[]', rule: { length: [0, 100_000], range: [0, 10_000] } },
    { name: 'wear', type: 'int', rule: { range: [0, 10_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[5,12,4,3,15]', '2'],
    ['[1,4,2,9]', '0'],
    ['[1,5]', '10'],
  ],
};
