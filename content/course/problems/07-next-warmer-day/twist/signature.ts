import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 107,
  path: 'warmer-day-in-a-circle',
  name: 'Warmer Day in a Circle',
  difficulty: 'Medium',
  pattern: 'Monotonic stack',
  function: 'daysToWarmer',
  args: [{ name: 'temps', type: 'int[]', rule: { length: [1, 200_000], range: [-100, 100] } }],
  returns: 'int[]',
  compare: 'exact',
  examples: [['[20,22,19,18,23,21]'], ['[5,5,5]'], ['[3,-8,-5,0]']],
};
