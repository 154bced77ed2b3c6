import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 253,
  path: 'kayak-numbers',
  name: 'Kayak Numbers',
  difficulty: 'Medium',
  pattern: 'Two heaps',
  function: 'kayakNumbers',
  args: [
    {
      name: 'trips',
      type: 'int[][]',
      rule: { length: [1, 50_000], itemLength: [2, 2], range: [0, 1_000_000] },
    },
    { name: 'drying', type: 'int', rule: { range: [0, 1000] } },
  ],
  returns: 'int[]',
  compare: 'exact',
  examples: [
    ['[[0,60],[5,20],[10,30],[45,90],[80,100]]', '10'],
    ['[[20,30],[0,10],[0,20]]', '0'],
    ['[[0,5],[5,9]]', '1'],
  ],
  check: (args) => {
    const [trips] = args as readonly [readonly (readonly number[])[], number];
    const wrong = trips.findIndex(([start = 0, end = 0]) => start >= end);
    return wrong === -1 ? undefined : `trips[${wrong}]: a trip must end later than it starts`;
  },
};
