import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 237,
  path: 'pizza-toppings',
  name: 'Pizza Toppings',
  difficulty: 'Easy',
  pattern: 'Subsets',
  function: 'listPizzas',
  args: [{ name: 'toppings', type: 'int[]', rule: { length: [0, 10], range: [1, 100] } }],
  returns: 'List<List<Integer>>',
  compare: 'unordered-deep',
  examples: [['[1,2]'], ['[]'], ['[9]']],
  check: (args) => {
    const [toppings] = args as readonly [readonly number[]];
    return new Set(toppings).size === toppings.length ? undefined : 'toppings: all must be different';
  },
};
