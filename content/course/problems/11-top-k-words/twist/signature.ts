import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 111,
  path: 'top-words-in-order',
  name: 'Top Words in Order',
  difficulty: 'Medium',
  pattern: 'Heap',
  function: 'topWords',
  args: [
    {
      name: 'words',
      type: 'string[]',
      rule: {
        length: [1, 100_000],
        itemLength: [1, 20],
        letters: { pattern: /^[a-z]*$/, words: 'the letters a to z' },
      },
    },
    { name: 'k', type: 'int', rule: { range: [1, 100_000] } },
  ],
  returns: 'List<String>',
  compare: 'exact',
  examples: [
    ['["go","java","go","c","java","rust"]', '3'],
    ['["tea","milk","tea","coffee","milk","water"]', '2'],
    ['["b","aa","a","b"]', '3'],
  ],
  check: (args) => {
    const [words, k] = args as readonly [readonly string[], number];
    const distinct = new Set(words).size;
    return k > distinct ? `k: ${k} is more than the ${distinct} different words` : undefined;
  },
};
