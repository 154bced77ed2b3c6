import type { Signature } from '@dryrun/contracts/signature';

const heights = { length: [0, 50_000], range: [1, 1_000_000] } as const;

export const signature: Signature = {
  questionId: 210,
  path: 'one-queue',
  name: 'One Queue',
  difficulty: 'Easy',
  pattern: 'Merging with two pointers',
  function: 'joinQueues',
  args: [
    { name: 'left', type: 'int[]', rule: heights },
    { name: 'right', type: 'int[]', rule: heights },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[120,150,180]', '[110,150]'],
    ['[]', '[7]'],
    ['[1,2]', '[3,4]'],
  ],
  check: (args) => {
    for (const [i, name] of (['left', 'right'] as const).entries()) {
      const queue = args[i] as readonly number[];
      if (queue.some((height, at) => at > 0 && height < (queue[at - 1] ?? 0)))
        return `${name}: must be sorted in ascending order`;
    }
    return undefined;
  },
};
