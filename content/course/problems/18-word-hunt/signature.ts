import type { Signature } from '@dryrun/contracts/signature';

const letters = { pattern: /^[a-z]*$/, words: 'the letters a to z' };

export const signature: Signature = {
  questionId: 18,
  path: 'word-hunt',
  name: 'Word Hunt',
  difficulty: 'Hard',
  pattern: 'Trie + backtracking',
  function: 'findWords',
  args: [
    {
      name: 'board',
      type: 'char[][]',
      rule: { length: [1, 12], itemLength: [1, 12], rectangular: true, letters },
    },
    { name: 'words', type: 'string[]', rule: { length: [1, 10_000], itemLength: [1, 10], letters } },
  ],
  returns: 'List<String>',
  compare: 'unordered',
  examples: [
    ['["star","lemi","opan","wskd"]', '["star","step","slot","pine"]'],
    ['["ab","cd"]', '["abdc","abcd","a"]'],
    ['["no"]', '["noon","on","nono"]'],
  ],
  check: (args) => {
    const [, words] = args as readonly [readonly string[], readonly string[]];
    const seen = new Map<string, number>();
    for (const [i, word] of words.entries()) {
      const first = seen.get(word);
      if (first !== undefined) return `words[${i}]: the same word as words[${first}]`;
      seen.set(word, i);
    }
    return undefined;
  },
};
