import type { Signature } from '@dryrun/contracts/signature';

type Cable = readonly [a: number, b: number];

export const signature: Signature = {
  questionId: 16,
  path: 'redundant-cable',
  name: 'Redundant Cable',
  difficulty: 'Medium',
  pattern: 'Union-find',
  function: 'redundantCable',
  args: [
    {
      name: 'cables',
      type: 'int[][]',
      rule: { length: [3, 50_000], itemLength: [2, 2], range: [1, 50_000] },
    },
  ],
  returns: 'int[]',
  compare: 'exact',
  examples: [
    ['[[3,6],[6,2],[5,6],[2,4],[4,3],[1,4]]'],
    ['[[2,3],[1,2],[1,3]]'],
    ['[[5,1],[2,5],[4,2],[2,1],[3,4],[6,3]]'],
  ],
  check: (args) => {
    const [cables] = args as readonly [readonly Cable[]];
    return checkCables(cables) ?? checkConnected(cables);
  },
};

function checkCables(cables: readonly Cable[]): string | undefined {
  const seen = new Map<string, number>();
  for (const [i, [a, b]] of cables.entries()) {
    if (a > cables.length || b > cables.length) {
      return `cables[${i}]: ${cables.length} cables join the computers 1 to ${cables.length}`;
    }
    if (a === b) return `cables[${i}]: joins computer ${a} to itself`;
    const pair = a < b ? `${a}-${b}` : `${b}-${a}`;
    const first = seen.get(pair);
    if (first !== undefined) return `cables[${i}]: joins the same computers as cables[${first}]`;
    seen.set(pair, i);
  }
  return undefined;
}

function checkConnected(cables: readonly Cable[]): string | undefined {
  const neighbors = Array.from({ length: cables.length + 1 }, (): number[] => []);
  for (const [a, b] of cables) {
    neighbors[a]?.push(b);
    neighbors[b]?.push(a);
  }
  const reached = new Set([1]);
  for (const computer of reached) for (const next of neighbors[computer] ?? []) reached.add(next);
  for (let computer = 1; computer <= cables.length; computer += 1) {
    if (!reached.has(computer)) return `cables: computer ${computer} cannot be reached from computer 1`;
  }
  return undefined;
}
