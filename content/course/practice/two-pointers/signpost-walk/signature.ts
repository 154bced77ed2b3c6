import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 219,
  path: 'signpost-walk',
  name: 'Signpost Walk',
  difficulty: 'Easy',
  pattern: 'Slow and fast pointers',
  function: 'comesToAnEnd',
  args: [{ name: 'next', type: 'int[]', rule: { length: [1, 100_000], range: [-1, 99_999] } }],
  returns: 'boolean',
  compare: 'exact',
  examples: [['[2,-1,1]'], ['[1,2,1]'], ['[-1]']],
  check: (args) => {
    const [next] = args as readonly [readonly number[]];
    return next.every((place) => place < next.length)
      ? undefined
      : 'next: a sign must point to a place or be -1';
  },
};
