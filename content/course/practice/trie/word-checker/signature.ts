import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 233,
  path: 'word-checker',
  name: 'Word Checker',
  difficulty: 'Easy',
  pattern: 'Trie: insert and search',
  function: 'findWords',
  args: [
    {
      name: 'words',
      type: 'string[]',
      rule: {
        length: [0, 30_000],
        itemLength: [1, 20],
        letters: { pattern: /^[a-z]*$/, words: 'small letters' },
      },
    },
    {
      name: 'texts',
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
    ['["car","card","dog"]', '["car","ca","cat","dog","dogs"]'],
    ['["a"]', '["a","b"]'],
    ['[]', '["x"]'],
  ],
};
