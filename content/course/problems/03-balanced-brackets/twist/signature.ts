import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 103,
  path: 'first-wrong-bracket',
  name: 'First Wrong Bracket',
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
  returns: 'int',
  compare: 'exact',
  examples: [['"{[()]}"'], ['"([)]"'], ['"{}([]"']],
};
