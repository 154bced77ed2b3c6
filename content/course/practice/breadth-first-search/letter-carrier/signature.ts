import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 228,
  path: 'letter-carrier',
  name: 'Letter Carrier',
  difficulty: 'Easy',
  pattern: 'Breadth-first search',
  function: 'fewestHands',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 10_000] } },
    {
      name: 'friends',
      type: 'int[][]',
      rule: { length: [0, 50_000], itemLength: [2, 2], range: [0, 9_999] },
    },
    { name: 'start', type: 'int', rule: { range: [0, 9_999] } },
    { name: 'goal', type: 'int', rule: { range: [0, 9_999] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['5', '[[0,1],[1,2],[2,3],[0,4],[4,3]]', '0', '3'],
    ['3', '[[0,1]]', '0', '2'],
    ['1', '[]', '0', '0'],
  ],
  check: (args) => {
    const [n, friends, start, goal] = args as readonly [
      number,
      readonly (readonly number[])[],
      number,
      number,
    ];
    if (start >= n) return 'start: must be less than n';
    if (goal >= n) return 'goal: must be less than n';
    return friends.flat().every((person) => person < n)
      ? undefined
      : 'friends: each person must be less than n';
  },
};
