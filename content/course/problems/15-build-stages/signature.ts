import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 15,
  path: 'build-stages',
  name: 'Build Stages',
  difficulty: 'Medium',
  pattern: 'Topological sort by layers',
  function: 'buildStages',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 20_000] } },
    { name: 'deps', type: 'int[][]', rule: { length: [0, 200_000], itemLength: [2, 2], range: [0, 19_999] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['5', '[[1,0],[2,0],[3,1],[3,2],[4,3]]'],
    ['2', '[[0,1],[1,0]]'],
    ['3', '[]'],
  ],
  check: (args) => {
    const [n, deps] = args as readonly [number, readonly (readonly number[])[]];
    const i = deps.findIndex((pair) => pair.some((module) => module >= n));
    return i < 0 ? undefined : `deps[${i}]: the modules are numbered 0 to ${n - 1}`;
  },
};
