import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 215,
  path: 'lonely-sock',
  name: 'Lonely Sock',
  difficulty: 'Easy',
  pattern: 'Hash set or XOR',
  function: 'findSingle',
  args: [
    { name: 'socks', type: 'int[]', rule: { length: [1, 199_999], range: [-1_000_000_000, 1_000_000_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['[4,7,4,9,7]'], ['[5]'], ['[-3,2,-3]']],
  check: (args) => {
    const socks = args[0] as readonly number[];
    const counts = new Map<number, number>();
    for (const sock of socks) counts.set(sock, (counts.get(sock) ?? 0) + 1);
    const singles = [...counts.values()].filter((count) => count === 1).length;
    const isValid = singles === 1 && [...counts.values()].every((count) => count <= 2);
    return isValid ? undefined : 'socks: one number must appear once, and all others twice';
  },
};
