import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 240,
  path: 'cable-car',
  name: 'Cable Car',
  difficulty: 'Easy',
  pattern: 'Pair the lightest with the heaviest',
  function: 'fewestCabins',
  args: [
    { name: 'weights', type: 'int[]', rule: { length: [0, 40_000], range: [1, 1_000] } },
    { name: 'limit', type: 'int', rule: { range: [1, 2_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[85,40,65,45,50]', '110'],
    ['[60,40,30,70]', '100'],
    ['[]', '90'],
  ],
  check: (args) => {
    const [weights, limit] = args as readonly [readonly number[], number];
    return weights.every((weight) => weight <= limit)
      ? undefined
      : 'limit: must be at least the largest weight';
  },
};
