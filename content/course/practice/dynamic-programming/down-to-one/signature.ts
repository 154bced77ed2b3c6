import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 231,
  path: 'down-to-one',
  name: 'Down to One',
  difficulty: 'Easy',
  pattern: 'Memoized recursion',
  function: 'fewestMoves',
  args: [{ name: 'n', type: 'int', rule: { range: [1, 1_000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['82'], ['1'], ['20']],
};
