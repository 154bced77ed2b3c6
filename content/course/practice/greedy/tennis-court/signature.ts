import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 239,
  path: 'tennis-court',
  name: 'Tennis Court',
  difficulty: 'Easy',
  pattern: 'Greedy by the earliest end',
  function: 'mostMatches',
  args: [
    {
      name: 'requests',
      type: 'int[][]',
      rule: { length: [0, 50_000], itemLength: [2, 2], range: [0, 1_000_000] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['[[10,70],[0,20],[20,40],[60,90]]'], ['[[0,100],[10,20]]'], ['[]']],
  check: (args) => {
    const [requests] = args as readonly [readonly (readonly number[])[]];
    return requests.every(([start = 0, end = 0]) => start < end)
      ? undefined
      : 'requests: each must start before it ends';
  },
};
