import type { Signature } from '@dryrun/contracts/signature';
import { template } from './template.ts';

export const signature: Signature = {
  questionId: 202,
  path: 'first-ripe-day',
  name: 'First Ripe Day',
  difficulty: 'Easy',
  pattern: 'First true by binary search',
  function: 'firstRipeDays',
  args: [
    { name: 'ripeness', type: 'int[]', rule: { length: [1, 100_000], range: [0, 1_000_000] } },
    { name: 'minimums', type: 'int[]', rule: { length: [0, 100_000], range: [0, 1_000_000] } },
  ],
  returns: 'int[]',
  compare: 'exact',
  template,
  examples: [
    ['[3,4,4,7,9]', '[4,9]'],
    ['[3,4,4,7,9]', '[5]'],
    ['[1,2]', '[3,0]'],
  ],
  check: (args) => {
    const [ripeness] = args as readonly [readonly number[], readonly number[]];
    const isRising = ripeness.every((value, i) => i === 0 || value >= (ripeness[i - 1] ?? 0));
    return isRising ? undefined : 'ripeness: must never fall';
  },
};
