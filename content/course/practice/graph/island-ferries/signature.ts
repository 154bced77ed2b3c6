import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 230,
  path: 'island-ferries',
  name: 'Island Ferries',
  difficulty: 'Easy',
  pattern: 'Connected components',
  function: 'countGroups',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 10_000] } },
    {
      name: 'ferries',
      type: 'int[][]',
      rule: { length: [0, 50_000], itemLength: [2, 2], range: [0, 9_999] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['6', '[[1,4],[0,3],[4,5]]'],
    ['3', '[]'],
    ['3', '[[0,1],[1,2],[2,0]]'],
  ],
  check: (args) => {
    const [n, ferries] = args as readonly [number, readonly (readonly number[])[]];
    return ferries.flat().every((island) => island < n)
      ? undefined
      : 'ferries: each island must be less than n';
  },
};
