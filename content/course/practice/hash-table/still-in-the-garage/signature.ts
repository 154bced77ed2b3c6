import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 251,
  path: 'still-in-the-garage',
  name: 'Still in the Garage',
  difficulty: 'Medium',
  pattern: 'XOR',
  function: 'carsInside',
  args: [{ name: 'scans', type: 'int[]', rule: { length: [2, 100_000], range: [0, 2_147_483_647] } }],
  returns: 'int[]',
  compare: 'exact',
  examples: [['[9,4,12,9,4,5]'], ['[7,3,7,7,3,20]'], ['[8,0]']],
  check: (args) => {
    const [scans] = args as readonly [readonly number[]];
    const inside = new Set<number>();
    for (const card of scans) if (!inside.delete(card)) inside.add(card);
    return inside.size === 2
      ? undefined
      : `scans: exactly two cards must occur an odd number of times, not ${inside.size}`;
  },
};
