import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 220,
  path: 'busiest-hours',
  name: 'Busiest Hours',
  difficulty: 'Easy',
  pattern: 'Sliding window of fixed size',
  function: 'mostVisitors',
  args: [
    { name: 'visitors', type: 'int[]', rule: { length: [1, 200_000], range: [0, 10_000] } },
    { name: 'k', type: 'int', rule: { range: [1, 200_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[3,9,1,4,6]', '2'],
    ['[3,9,1,4,6]', '3'],
    ['[5]', '1'],
  ],
  check: (args) => {
    const [visitors, k] = args as readonly [readonly number[], number];
    return k <= visitors.length ? undefined : 'k: must be at most the number of hours';
  },
};
