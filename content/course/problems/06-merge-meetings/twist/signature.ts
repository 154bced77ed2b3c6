import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 106,
  path: 'free-gaps',
  name: 'Free Gaps',
  difficulty: 'Easy',
  pattern: 'Sorting and sweeping intervals',
  function: 'mergeMeetings',
  args: [
    {
      name: 'meetings',
      type: 'int[][]',
      rule: { length: [1, 100_000], itemLength: [2, 2], range: [0, 1_000_000] },
    },
    { name: 'least', type: 'int', rule: { range: [1, 1_000_000] } },
  ],
  returns: 'int[][]',
  compare: 'exact',
  examples: [
    ['[[13,15],[9,10],[10,11],[14,16]]', '2'],
    ['[[1,8],[2,3],[8,9]]', '1'],
    ['[[5,5],[1,2],[9,12]]', '3'],
  ],
  check: (args) => {
    const [meetings] = args as readonly [readonly (readonly [number, number])[], number];
    const i = meetings.findIndex(([start, end]) => start > end);
    return i < 0 ? undefined : `meetings[${i}]: the end must not come before the start`;
  },
};
