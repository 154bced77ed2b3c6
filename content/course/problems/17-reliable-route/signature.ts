import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 17,
  path: 'reliable-route',
  name: 'Most Reliable Route',
  difficulty: 'Hard',
  pattern: 'Shortest path (Dijkstra) with products',
  function: 'bestReliability',
  args: [
    { name: 'n', type: 'int', rule: { range: [2, 100_000] } },
    { name: 'links', type: 'int[][]', rule: { length: [0, 200_000], itemLength: [3, 3] } },
    { name: 'start', type: 'int', rule: { range: [0, 99_999] } },
    { name: 'end', type: 'int', rule: { range: [0, 99_999] } },
  ],
  returns: 'double',
  compare: 'float-1e-6',
  examples: [
    ['4', '[[0,1,90],[1,3,80],[0,2,95],[2,3,70]]', '0', '3'],
    ['3', '[[0,2,50],[0,1,80],[1,2,80]]', '0', '2'],
    ['3', '[[0,1,90]]', '0', '2'],
  ],
  check: (args) => {
    const [n, links, start, end] = args as readonly [number, readonly Link[], number, number];
    if (start >= n) return `start: ${start} is not a node; the nodes are numbered 0 to ${n - 1}`;
    if (end >= n) return `end: ${end} is not a node; the nodes are numbered 0 to ${n - 1}`;
    return checkLinks(n, links);
  },
};

type Link = readonly [u: number, v: number, percent: number];

function checkLinks(n: number, links: readonly Link[]): string | undefined {
  const seen = new Map<number, number>();
  for (const [i, [u, v, percent]] of links.entries()) {
    const unknown = [u, v].find((node) => node < 0 || node >= n);
    if (unknown !== undefined) {
      return `links[${i}]: ${unknown} is not a node; the nodes are numbered 0 to ${n - 1}`;
    }
    if (u === v) return `links[${i}]: joins node ${u} to itself`;
    if (percent < 1 || percent > 100) return `links[${i}]: ${percent} per cent is not between 1 and 100`;
    const pair = Math.min(u, v) * n + Math.max(u, v);
    const first = seen.get(pair);
    if (first !== undefined) return `links[${i}]: joins the same nodes as links[${first}]`;
    seen.set(pair, i);
  }
  return undefined;
}
