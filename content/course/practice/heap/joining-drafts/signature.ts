import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 232,
  path: 'joining-drafts',
  name: 'Joining Drafts',
  difficulty: 'Easy',
  pattern: 'Greedy with a heap',
  function: 'fewestPages',
  args: [{ name: 'pages', type: 'int[]', rule: { length: [1, 30_000], range: [1, 4_000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[20,30,10]'], ['[7]'], ['[5,5,5,5]']],
};
