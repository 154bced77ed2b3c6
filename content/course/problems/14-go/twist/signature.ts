import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 114,
  path: 'area-of-each-color',
  name: 'Area of Each Color',
  difficulty: 'Medium',
  pattern: 'Flood fill on a grid (graph search)',
  function: 'playStone',
  args: [
    {
      name: 'board',
      type: 'char[][]',
      rule: {
        length: [1, 19],
        itemLength: [1, 19],
        rectangular: true,
        letters: { pattern: /^[BW.]*$/, words: "'B', 'W' and '.'" },
      },
    },
  ],
  returns: 'int[]',
  compare: 'exact',
  examples: [['[".B.","B.B",".B."]'], ['["..W","BBW","..."]'], ['["...","..."]']],
};
