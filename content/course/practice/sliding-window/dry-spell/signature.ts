import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 221,
  path: 'dry-spell',
  name: 'Dry Spell',
  difficulty: 'Easy',
  pattern: 'Sliding window that grows and shrinks',
  function: 'longestStay',
  args: [
    {
      name: 'forecast',
      type: 'string',
      rule: { length: [0, 200_000], letters: { pattern: /^[sr]*$/, words: 'the letters s and r' } },
    },
    { name: 'k', type: 'int', rule: { range: [0, 200_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['"srsssrrs"', '1'],
    ['"rrr"', '0'],
    ['"ssrs"', '2'],
  ],
};
