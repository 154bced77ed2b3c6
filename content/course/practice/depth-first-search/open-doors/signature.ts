import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 226,
  path: 'open-doors',
  name: 'Open Doors',
  difficulty: 'Easy',
  pattern: 'Depth-first search',
  function: 'countRooms',
  args: [
    {
      name: 'doors',
      type: 'int[][]',
      rule: { length: [1, 5_000], itemLength: [0, 5_000], range: [0, 4_999] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['[[1,2],[3],[],[0],[1]]'], ['[[]]'], ['[[0],[0]]']],
  check: (args) => {
    const [doors] = args as readonly [readonly (readonly number[])[]];
    return doors.flat().every((room) => room < doors.length)
      ? undefined
      : 'doors: each door must lead to a room';
  },
};
