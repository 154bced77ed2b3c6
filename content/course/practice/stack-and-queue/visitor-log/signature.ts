import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 203,
  path: 'visitor-log',
  name: 'Visitor Log',
  difficulty: 'Easy',
  pattern: 'Stack of one kind',
  function: 'isPossible',
  args: [
    {
      name: 'log',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[()]*$/, words: 'the brackets ( and )' } },
    },
  ],
  returns: 'boolean',
  compare: 'exact',
  examples: [['"(()())"'], ['"())("'], ['"(()"']],
};
