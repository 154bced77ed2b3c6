import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 116,
  path: 'cables-to-move',
  name: 'Cables to Move',
  difficulty: 'Medium',
  pattern: 'Union-find',
  function: 'redundantCable',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 10_000] } },
    {
      name: 'cables',
      type: 'int[][]',
      rule: { length: [0, 10_000], itemLength: [2, 2], range: [1, 10_000] },
    },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['5', '[[1,2],[2,3],[3,1],[4,5]]'],
    ['4', '[[1,2],[3,4]]'],
    ['3', '[[1,2],[2,3]]'],
  ],
  check: (args) => {
    const [n, cables] = args as readonly [number, readonly (readonly [number, number])[]];
    const far = cables.findIndex(([a, b]) => Math.max(a, b) > n);
    if (far >= 0) return `cables[${far}]: the computers are numbered 1 to ${n}`;
    const self = cables.findIndex(([a, b]) => a === b);
    return self < 0 ? undefined : `cables[${self}]: joins a computer to itself`;
  },
};
