import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 115,
  path: 'build-minutes',
  name: 'Build Minutes',
  difficulty: 'Medium',
  pattern: 'Topological sort by layers',
  function: 'buildStages',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 20_000] } },
    { name: 'deps', type: 'int[][]', rule: { length: [0, 200_000], itemLength: [2, 2], range: [0, 19_999] } },
    { name: 'minutes', type: 'int[]', rule: { length: [1, 20_000], range: [1, 10_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['4', '[[2,0],[2,1],[3,2]]', '[5,9,1,2]'],
    ['2', '[[0,1],[1,0]]', '[1,1]'],
    ['3', '[]', '[4,2,8]'],
  ],
  check: (args) => {
    const [n, deps, minutes] = args as readonly [number, readonly (readonly number[])[], readonly number[]];
    const i = deps.findIndex((pair) => pair.some((module) => module >= n));
    if (i >= 0) return `deps[${i}]: the modules are numbered 0 to ${n - 1}`;
    return minutes.length === n ? undefined : `minutes: must have one number for each of the ${n} modules`;
  },
};
