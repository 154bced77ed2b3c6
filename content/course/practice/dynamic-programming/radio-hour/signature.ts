import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 255,
  path: 'radio-hour',
  name: 'Radio Hour',
  difficulty: 'Medium',
  pattern: '0/1 knapsack',
  function: 'mostVotes',
  args: [
    { name: 'minutes', type: 'int[]', rule: { length: [0, 100], range: [1, 1_000] } },
    { name: 'votes', type: 'int[]', rule: { length: [0, 100], range: [0, 10_000] } },
    { name: 'slot', type: 'int', rule: { range: [0, 10_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[4,3,5]', '[40,25,45]', '8'],
    ['[6]', '[10]', '5'],
    ['[]', '[]', '60'],
  ],
  check: (args) => {
    const [minutes, votes] = args as readonly [readonly number[], readonly number[], number];
    return minutes.length === votes.length ? undefined : 'votes: needs one number for each song';
  },
};
