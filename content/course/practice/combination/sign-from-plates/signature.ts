import type { Signature } from '@dryrun/contracts/signature';

const letters = { pattern: /^[a-z]*$/, words: 'the letters a to z' };

export const signature: Signature = {
  questionId: 250,
  path: 'sign-from-plates',
  name: 'Sign From Plates',
  difficulty: 'Medium',
  pattern: 'Backtracking with counts',
  function: 'signWays',
  args: [
    { name: 'text', type: 'string', rule: { length: [1, 20], letters } },
    { name: 'plates', type: 'string[]', rule: { length: [1, 12], itemLength: [1, 10], letters } },
  ],
  returns: 'List<String>',
  compare: 'unordered',
  examples: [
    ['"carpet"', '["car","pet","t","carp","et","pe"]'],
    ['"banana"', '["na","ba","a","na","nan"]'],
    ['"tent"', '["t","en"]'],
  ],
};
