import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 218,
  path: 'quiz-night',
  name: 'Quiz Night',
  difficulty: 'Easy',
  pattern: 'Sorting by two keys',
  function: 'rankTeams',
  args: [
    {
      name: 'names',
      type: 'string[]',
      rule: {
        length: [0, 20_000],
        itemLength: [1, 20],
        letters: { pattern: /^[a-z]*$/, words: 'small letters' },
      },
    },
    { name: 'points', type: 'int[]', rule: { length: [0, 20_000], range: [0, 1_000_000] } },
  ],
  returns: 'List<String>',
  compare: 'exact',
  examples: [
    ['["owls","foxes","bees"]', '[12,30,12]'],
    ['["ants"]', '[0]'],
    ['[]', '[]'],
  ],
  check: (args) => {
    const [names, points] = args as readonly [readonly string[], readonly number[]];
    if (names.length !== points.length) return 'points: needs one number for each name';
    return new Set(names).size === names.length ? undefined : 'names: all must be different';
  },
};
