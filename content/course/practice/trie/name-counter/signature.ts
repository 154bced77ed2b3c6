import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 234,
  path: 'name-counter',
  name: 'Name Counter',
  difficulty: 'Easy',
  pattern: 'Trie with counts',
  function: 'countStarts',
  args: [
    {
      name: 'names',
      type: 'string[]',
      rule: {
        length: [0, 30_000],
        itemLength: [1, 20],
        letters: { pattern: /^[a-z]*$/, words: 'small letters' },
      },
    },
    {
      name: 'prefixes',
      type: 'string[]',
      rule: {
        length: [0, 30_000],
        itemLength: [1, 20],
        letters: { pattern: /^[a-z]*$/, words: 'small letters' },
      },
    },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['["anna","ann","bob"]', '["an","anna","b","c"]'],
    ['["kim","kim"]', '["kim","k"]'],
    ['[]', '["a"]'],
  ],
};
