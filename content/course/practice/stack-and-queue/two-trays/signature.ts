import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 216,
  path: 'two-trays',
  name: 'Two Trays',
  difficulty: 'Easy',
  pattern: 'A queue from two stacks',
  function: 'serveOrders',
  args: [{ name: 'events', type: 'int[]', rule: { length: [0, 200_000], range: [0, 1_000_000] } }],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [['[5,8,0,6,0,0]'], ['[0,3]'], ['[]']],
};
