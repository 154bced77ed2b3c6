import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 247,
  path: 'camp-internet',
  name: 'Camp Internet',
  difficulty: 'Medium',
  pattern: 'Minimum spanning tree',
  function: 'cheapestNetwork',
  args: [
    { name: 'dishes', type: 'int[]', rule: { length: [1, 2_000], range: [0, 100_000] } },
    {
      name: 'links',
      type: 'int[][]',
      rule: { length: [0, 20_000], itemLength: [3, 3], range: [0, 100_000] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[10,30,40]', '[[0,1,8],[1,2,15],[0,2,20]]'],
    ['[5,5]', '[[0,1,9]]'],
    ['[7]', '[]'],
  ],
  check: (args) => {
    const [dishes, links] = args as readonly [readonly number[], readonly (readonly number[])[]];
    return links.every(([a = 0, b = 0]) => a < dishes.length && b < dishes.length)
      ? undefined
      : 'links: each camp must be less than the number of camps';
  },
};
