import type { Signature } from '@dryrun/contracts/signature';
import { template } from './template.ts';

export const signature: Signature = {
  questionId: 201,
  path: 'find-page',
  name: 'Find the Page',
  difficulty: 'Easy',
  pattern: 'Binary search',
  function: 'findPages',
  args: [
    { name: 'pages', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } },
    { name: 'wantedPages', type: 'int[]', rule: { length: [0, 100_000], range: [1, 1_000_000_000] } },
  ],
  returns: 'int[]',
  compare: 'exact',
  template,
  examples: [
    ['[2,3,7,11,12,40]', '[11,2]'],
    ['[2,3,7]', '[5,7]'],
    ['[8]', '[8]'],
  ],
  check: (args) => {
    const [pages] = args as readonly [readonly number[], readonly number[]];
    const isAscending = pages.every((page, i) => i === 0 || page > (pages[i - 1] ?? 0));
    return isAscending ? undefined : 'pages: must be in ascending order, without repeats';
  },
};
