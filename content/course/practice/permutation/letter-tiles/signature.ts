import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 236,
  path: 'letter-tiles',
  name: 'Words on a Rack',
  difficulty: 'Easy',
  pattern: 'Permutations with equal values',
  function: 'listWords',
  args: [
    {
      name: 'tiles',
      type: 'string',
      rule: { length: [1, 6], letters: { pattern: /^[a-z]*$/, words: 'small letters' } },
    },
  ],
  returns: 'List<String>',
  compare: 'unordered',
  examples: [['"abb"'], ['"z"'], ['"xy"']],
};
