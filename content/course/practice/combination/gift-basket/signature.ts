import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 238,
  path: 'gift-basket',
  name: 'Gift Basket',
  difficulty: 'Easy',
  pattern: 'Choose k of n',
  function: 'listBaskets',
  args: [
    { name: 'prices', type: 'int[]', rule: { length: [1, 15], range: [1, 100] } },
    { name: 'k', type: 'int', rule: { range: [1, 15] } },
    { name: 'total', type: 'int', rule: { range: [1, 1_500] } },
  ],
  returns: 'List<List<Integer>>',
  compare: 'unordered-deep',
  examples: [
    ['[2,3,5,7]', '2', '10'],
    ['[2,4,6,7,8]', '3', '17'],
    ['[4,8]', '1', '5'],
  ],
  check: (args) => {
    const [prices, k] = args as readonly [readonly number[], number];
    if (new Set(prices).size < prices.length) return 'prices: all must be different';
    return k <= prices.length ? undefined : 'k: must be at most the number of prices';
  },
};
