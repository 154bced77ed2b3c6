import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 246,
  path: 'noise-meter',
  name: 'Noise Meter',
  difficulty: 'Medium',
  pattern: 'Monotonic deque',
  function: 'loudestPerWindow',
  args: [
    { name: 'levels', type: 'int[]', rule: { length: [1, 200_000], range: [0, 1_000_000] } },
    { name: 'k', type: 'int', rule: { range: [1, 200_000] } },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[40,70,55,60,52,30]', '3'],
    ['[5,4,3]', '1'],
    ['[9]', '1'],
  ],
  check: (args) => {
    const [levels, k] = args as readonly [readonly number[], number];
    return k <= levels.length ? undefined : 'k: must be at most the number of levels';
  },
};
