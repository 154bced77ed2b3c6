import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 229,
  path: 'best-connected',
  name: 'Best Connected',
  difficulty: 'Easy',
  pattern: 'Degrees of nodes',
  function: 'busiestStops',
  args: [
    { name: 'n', type: 'int', rule: { range: [1, 10_000] } },
    { name: 'tracks', type: 'int[][]', rule: { length: [0, 50_000], itemLength: [2, 2], range: [0, 9_999] } },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['4', '[[0,1],[1,2],[2,1],[2,3]]'],
    ['3', '[]'],
    ['2', '[[1,0]]'],
  ],
  check: (args) => {
    const [n, tracks] = args as readonly [number, readonly (readonly number[])[]];
    for (const [a = 0, b = 0] of tracks) {
      if (a >= n || b >= n) return 'tracks: each stop must be less than n';
      if (a === b) return 'tracks: a track joins two different stops';
    }
    return undefined;
  },
};
