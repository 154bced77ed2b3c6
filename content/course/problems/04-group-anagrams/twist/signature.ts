import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 104,
  path: 'shifted-words',
  name: 'Shifted Words',
  difficulty: 'Medium',
  pattern: 'Hashing by a canonical key',
  function: 'groupAnagrams',
  args: [
    {
      name: 'words',
      type: 'string[]',
      rule: {
        length: [1, 10_000],
        itemLength: [0, 100],
        letters: { pattern: /^[a-z]*$/, words: 'the letters a to z' },
      },
    },
  ],
  returns: 'List<List<String>>',
  compare: 'unordered-deep',
  examples: [['["abc","yza","acb","bca"]'], ['["a","q","ab",""]'], ['["az","ba","az"]']],
};
