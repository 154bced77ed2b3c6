import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 249,
  path: 'quiet-sensors',
  name: 'Quiet Sensors',
  difficulty: 'Hard',
  pattern: 'Backtracking with pruning',
  function: 'countPlacements',
  args: [
    {
      name: 'floor',
      type: 'char[][]',
      rule: {
        length: [1, 10],
        itemLength: [1, 10],
        rectangular: true,
        letters: { pattern: /^[.#]*$/, words: 'the characters . and #' },
      },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['["....","....","....","...."]'], ['[".#..","....","....","...."]'], ['["...","...","..."]']],
  check: (args) => {
    const [floor] = args as readonly [readonly string[]];
    const width = floor[0]?.length ?? 0;
    return width === floor.length
      ? undefined
      : `floor: ${floor.length} rows of ${width} tiles are not a square`;
  },
};
