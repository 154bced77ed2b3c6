import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 7,
  path: 'next-warmer-day',
  name: 'Next Warmer Day',
  difficulty: 'Medium',
  pattern: 'Monotonic stack',
  function: 'daysToWarmer',
  args: [{ name: 'temps', type: 'int[]', rule: { length: [1, 200_000], range: [-100, 100] } }],
  returns: 'int[]',
  compare: 'exact',
  examples: [['[20,22,19,18,23,23]'], ['[5,5,5]'], ['[-3,-8,-5,0]']],
};
