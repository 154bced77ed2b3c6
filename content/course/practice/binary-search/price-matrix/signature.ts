import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 242,
  path: 'price-matrix',
  name: 'Price Matrix',
  difficulty: 'Medium',
  pattern: 'Staircase walk',
  function: 'countAffordable',
  args: [
    {
      name: 'prices',
      type: 'int[][]',
      rule: { length: [1, 300], itemLength: [1, 300], range: [0, 1_000_000], rectangular: true },
    },
    { name: 'budgets', type: 'int[]', rule: { length: [0, 6_000], range: [0, 1_000_000] } },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[[12,18,31],[14,22,36],[33,33,45]]', '[22,9,60]'],
    ['[[7]]', '[7]'],
    ['[[1,1],[1,1]]', '[1,0]'],
  ],
  check: (args) => {
    const [prices] = args as readonly [readonly (readonly number[])[], readonly number[]];
    const isSorted = prices.every((row, r) =>
      row.every((price, c) => price >= (row[c - 1] ?? 0) && price >= (prices[r - 1]?.[c] ?? 0)),
    );
    return isSorted ? undefined : 'prices: must not fall in any row or column';
  },
};
