import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 259,
  path: 'two-melodies',
  name: 'Two Melodies',
  difficulty: 'Medium',
  pattern: 'Alignment of two sequences',
  function: 'melodyDistance',
  args: [
    { name: 'first', type: 'int[]', rule: { length: [0, 500], range: [0, 127] } },
    { name: 'second', type: 'int[]', rule: { length: [0, 500], range: [0, 127] } },
    { name: 'gap', type: 'int', rule: { range: [0, 100] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[60,62,64]', '[60,64]', '3'],
    ['[60,62,64]', '[60,63,64]', '3'],
    ['[60]', '[72]', '4'],
  ],
};
