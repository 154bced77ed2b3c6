import type { Signature } from '@dryrun/contracts/signature';

import type { Value } from '@dryrun/contracts/value';

export const signature: Signature = {
  questionId: 117,
  path: 'route-with-few-links',
  name: 'Route With Few Links',
  difficulty: 'Hard',
  pattern: 'Shortest path (Dijkstra) with products',
  function: 'bestReliability',
  args: [
    { name: 'n', type: 'int', rule: { range: [2, 10_000] } },
    { name: 'links', type: 'int[][]', rule: { length: [0, 20_000], itemLength: [3, 3] } },
    { name: 'start', type: 'int', rule: { range: [0, 9999] } },
    { name: 'end', type: 'int', rule: { range: [0, 9999] } },
    { name: 'most', type: 'int', rule: { range: [0, 30] } },
  ],
  returns: 'double',
  compare: 'float-1e-6',
  examples: [
    ['4', '[[0,1,90],[1,3,80],[0,2,95],[2,1,95],[2,3,70]]', '0', '3', '2'],
    ['3', '[[0,1,90],[1,2,90],[0,2,50]]', '0', '2', '1'],
    ['3', '[[0,1,90],[1,2,90]]', '0', '2', '1'],
  ],
  check: checkNetwork,
};

/** The nodes exist, and a link joins two different ones with 1 to 100 percent. */
function checkNetwork(args: readonly Value[]): string | undefined {
  const [n, links, start, end] = args as readonly [
    number,
    readonly (readonly [number, number, number])[],
    number,
    number,
  ];
  if (start >= n) return `start: ${start} is not a node; the nodes are numbered 0 to ${n - 1}`;
  if (end >= n) return `end: ${end} is not a node; the nodes are numbered 0 to ${n - 1}`;
  for (const [i, [u, v, percent]] of links.entries()) {
    const unknown = [u, v].find((node) => node < 0 || node >= n);
    if (unknown !== undefined)
      return `links[${i}]: ${unknown} is not a node; the nodes are numbered 0 to ${n - 1}`;
    if (u === v) return `links[${i}]: joins node ${u} to itself`;
    if (percent < 1 || percent > 100) return `links[${i}][2]: ${percent} is not between 1 and 100`;
  }
  return undefined;
}
