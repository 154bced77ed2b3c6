import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 214,
  path: 'pulse-log',
  name: 'Pulse Log',
  difficulty: 'Easy',
  pattern: 'Runs in a text',
  function: 'shorten',
  args: [
    {
      name: 'log',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[a-z]*$/, words: 'small letters' } },
    },
  ],
  returns: 'string',
  compare: 'exact',
  examples: [['"aaabccd"'], ['"xyx"'], ['""']],
};
