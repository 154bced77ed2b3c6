import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 211,
  path: 'best-scores',
  name: 'Best Scores',
  difficulty: 'Easy',
  pattern: 'Heap of the best k',
  function: 'bestScores',
  args: [
    { name: 'scores', type: 'int[]', rule: { length: [1, 100_000], range: [-1_000_000, 1_000_000] } },
    { name: 'k', type: 'int', rule: { range: [1, 100_000] } },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[40,75,75,10]', '3'],
    ['[5]', '1'],
    ['[-3,-1,-2]', '1'],
  ],
  check: (args) => {
    const [scores, k] = args as readonly [readonly number[], number];
    return k > scores.length ? `k: ${k} is more than the ${scores.length} scores` : undefined;
  },
};
