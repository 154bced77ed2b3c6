import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 2,
  path: 'longest-unique-substring',
  name: 'Longest Unique Substring',
  difficulty: 'Medium',
  pattern: 'Sliding window',
  function: 'longestUnique',
  args: [
    {
      name: 'text',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[ -~]*$/, words: 'printable ASCII characters' } },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['"pwxkpwe"'], ['"no, no!"'], ['""']],
};
