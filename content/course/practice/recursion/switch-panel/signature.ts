import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 224,
  path: 'switch-panel',
  name: 'Switch Panel',
  difficulty: 'Easy',
  pattern: 'Recursion on halves',
  function: 'countSwitches',
  args: [{ name: 'codes', type: 'int[]', rule: { length: [0, 50_000], range: [0, 2_000_000_000] } }],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [['[13,8,0]'], ['[7]'], ['[]']],
};
