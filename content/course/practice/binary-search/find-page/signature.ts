import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 201,
  path: 'find-page',
  name: 'Find the Page',
  difficulty: 'Easy',
  pattern: 'Binary search',
  function: 'findPage',
  args: [
    { name: 'pages', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } },
    { name: 'wanted', type: 'int', rule: { range: [1, 1_000_000_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[2,3,7,11,12,40]', '11'],
    ['[2,3,7]', '5'],
    ['[8]', '8'],
  ],
  check: (args) => {
    const [pages] = args as readonly [readonly number[], number];
    const isAscending = pages.every((page, i) => i === 0 || page > (pages[i - 1] ?? 0));
    return isAscending ? undefined : 'pages: must be in ascending order, without repeats';
  },
};
