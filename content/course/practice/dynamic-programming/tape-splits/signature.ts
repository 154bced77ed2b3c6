import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 258,
  path: 'tape-splits',
  name: 'Tape Splits',
  difficulty: 'Hard',
  pattern: 'Interval dynamic programming',
  function: 'shortestSplitting',
  args: [
    { name: 'length', type: 'int', rule: { range: [1, 1_000_000] } },
    { name: 'marks', type: 'int[]', rule: { length: [0, 150], range: [1, 999_999] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['15', '[11,4,6]'],
    ['9', '[5]'],
    ['100', '[]'],
  ],
  check: (args) => {
    const [length, marks] = args as readonly [number, readonly number[]];
    if (new Set(marks).size < marks.length) return 'marks: all must be different';
    return marks.every((mark) => mark < length) ? undefined : 'marks: each must be less than the length';
  },
};
