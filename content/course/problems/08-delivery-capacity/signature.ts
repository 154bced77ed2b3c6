import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 8,
  path: 'delivery-capacity',
  name: 'Delivery Capacity',
  difficulty: 'Medium',
  pattern: 'Binary search on the answer',
  function: 'minCapacity',
  args: [
    { name: 'parcels', type: 'int[]', rule: { length: [1, 50_000], range: [1, 1_000_000_000] } },
    { name: 'days', type: 'int', rule: { range: [1, 50_000] } },
  ],
  returns: 'long',
  compare: 'exact',
  examples: [
    ['[2,7,1,3,3,4]', '3'],
    ['[7,2,5]', '3'],
    ['[1000000000,1000000000,1000000000]', '1'],
  ],
  check: (args) => {
    const [parcels, days] = args as readonly [readonly number[], number];
    return days > parcels.length ? `days: ${days} is more than the ${parcels.length} parcels` : undefined;
  },
};
