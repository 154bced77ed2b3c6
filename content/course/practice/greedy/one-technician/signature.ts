import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 252,
  path: 'one-technician',
  name: 'One Technician',
  difficulty: 'Medium',
  pattern: 'Greedy: sort by a ratio',
  function: 'smallestLoss',
  args: [
    { name: 'hours', type: 'int[]', rule: { length: [1, 30_000], range: [1, 100_000] } },
    { name: 'losses', type: 'int[]', rule: { length: [1, 30_000], range: [0, 100_000] } },
  ],
  returns: 'long',
  compare: 'exact',
  examples: [
    ['[3,1,2]', '[4,2,6]'],
    ['[5]', '[7]'],
    ['[2,4]', '[3,6]'],
  ],
  check: (args) => {
    const [hours, losses] = args as readonly [readonly number[], readonly number[]];
    return hours.length === losses.length
      ? undefined
      : `losses: ${losses.length} values for ${hours.length} machines`;
  },
};
