import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 108,
  path: 'trucks-with-few-places',
  name: 'Trucks With Few Places',
  difficulty: 'Medium',
  pattern: 'Binary search on the answer',
  function: 'minCapacity',
  args: [
    { name: 'parcels', type: 'int[]', rule: { length: [1, 20_000], range: [1, 1_000_000_000] } },
    { name: 'days', type: 'int', rule: { range: [1, 20_000] } },
    { name: 'places', type: 'int', rule: { range: [1, 20_000] } },
  ],
  returns: 'long',
  compare: 'exact',
  examples: [
    ['[6,1,1,1,1,6]', '3', '2'],
    ['[1,2,7,4,4]', '3', '2'],
    ['[2,3,2]', '2', '3'],
  ],
  check: (args) => {
    const [parcels, days, places] = args as readonly [readonly number[], number, number];
    if (days > parcels.length) return `days: ${days} is more than the ${parcels.length} parcels`;
    return days * places < parcels.length
      ? `places: ${days} trucks with ${places} places cannot carry ${parcels.length} parcels`
      : undefined;
  },
};
