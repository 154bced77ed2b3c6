import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 235,
  path: 'bench-order',
  name: 'Bench Order',
  difficulty: 'Easy',
  pattern: 'Permutations by choosing and undoing',
  function: 'listSeatings',
  args: [{ name: 'guests', type: 'int[]', rule: { length: [1, 7], range: [1, 100] } }],
  returns: 'List<List<Integer>>',
  compare: 'unordered',
  examples: [['[6,2,9]'], ['[7]'], ['[5,4]']],
  check: (args) => {
    const [guests] = args as readonly [readonly number[]];
    return new Set(guests).size === guests.length ? undefined : 'guests: all must be different';
  },
};
