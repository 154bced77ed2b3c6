import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 3,
  path: 'balanced-brackets',
  name: 'Balanced Brackets',
  difficulty: 'Easy',
  pattern: 'Stack',
  function: 'isBalanced',
  args: [
    {
      name: 'text',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[()[\]{}]*$/, words: 'the brackets ()[]{}' } },
    },
  ],
  returns: 'boolean',
  compare: 'exact',
  examples: [['"{[()]}"'], ['"{[()]}("'], ['"([)]"']],
};
