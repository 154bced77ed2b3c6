import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 102,
  path: 'rare-enough-symbols',
  name: 'Rare Enough Symbols',
  difficulty: 'Medium',
  pattern: 'Sliding window',
  function: 'longestUnique',
  args: [
    {
      name: 'text',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[ -~]*$/, words: 'printable ASCII characters' } },
    },
    { name: 'k', type: 'int', rule: { range: [1, 100_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['"pwxkpwe"', '1'],
    ['"no, no!"', '2'],
    ['"aaaa"', '3'],
  ],
};
