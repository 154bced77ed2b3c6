import type { Signature } from '@dryrun/contracts/signature';

const rule = { length: [0, 1000], letters: { pattern: /^[a-z]*$/, words: 'the letters a to z' } } as const;

export const signature: Signature = {
  questionId: 120,
  path: 'swapped-neighbors',
  name: 'Swapped Neighbors',
  difficulty: 'Hard',
  pattern: 'Dynamic programming, two dimensions',
  function: 'editDistance',
  args: [
    { name: 'a', type: 'string', rule },
    { name: 'b', type: 'string', rule },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['"form"', '"from"'],
    ['"ca"', '"abc"'],
    ['"hammer"', '"summers"'],
  ],
};
