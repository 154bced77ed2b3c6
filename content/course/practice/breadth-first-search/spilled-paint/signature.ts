import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 227,
  path: 'spilled-paint',
  name: 'Spilled Paint',
  difficulty: 'Easy',
  pattern: 'Flood fill',
  function: 'countTiles',
  args: [
    {
      name: 'floor',
      type: 'string[]',
      rule: {
        length: [1, 300],
        itemLength: [1, 300],
        letters: { pattern: /^[a-z]*$/, words: 'small letters' },
        rectangular: true,
      },
    },
    { name: 'row', type: 'int', rule: { range: [0, 299] } },
    { name: 'column', type: 'int', rule: { range: [0, 299] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['["aab","abb","aaa"]', '0', '0'],
    ['["aab","abb","aaa"]', '0', '2'],
    ['["xy","yx"]', '0', '0'],
  ],
  check: (args) => {
    const [floor, row, column] = args as readonly [readonly string[], number, number];
    if (row >= floor.length) return 'row: must be a row of the floor';
    return column < (floor[0]?.length ?? 0) ? undefined : 'column: must be a column of the floor';
  },
};
