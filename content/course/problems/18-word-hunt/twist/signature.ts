import type { Signature } from '@dryrun/contracts/signature';

const letters = { pattern: /^[a-z]*$/, words: 'the letters a to z' };

export const signature: Signature = {
  questionId: 118,
  path: 'words-in-all-directions',
  name: 'Words in All Directions',
  difficulty: 'Hard',
  pattern: 'Trie + backtracking',
  function: 'findWords',
  args: [
    {
      name: 'board',
      type: 'char[][]',
      rule: { length: [1, 8], itemLength: [1, 8], rectangular: true, letters },
    },
    { name: 'words', type: 'string[]', rule: { length: [1, 2000], itemLength: [1, 6], letters } },
  ],
  returns: 'List<String>',
  compare: 'unordered',
  examples: [
    ['["ab","cd"]', '["ad","abdc","bcb"]'],
    ['["star","lemi","opan","wskd"]', '["map","step","tell"]'],
    ['["no"]', '["noon","on"]'],
  ],
  check: (args) => {
    const [, words] = args as readonly [readonly string[], readonly string[]];
    const repeated = words.findIndex((word, i) => words.indexOf(word) < i);
    return repeated < 0
      ? undefined
      : `words[${repeated}]: the same word as words[${words.indexOf(words[repeated] ?? '')}]`;
  },
};
