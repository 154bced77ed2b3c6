type Entry = readonly [chance: number, node: number];

/** Dijkstra's algorithm with products: the node reached with the best chance is final. `links` are [u, v, per cent]. */
export function bestReliability(
  n: number,
  links: readonly (readonly number[])[],
  start: number,
  end: number,
): number {
  const neighbours = Array.from({ length: n }, (): Entry[] => []);
  for (const [u, v, percent] of links as readonly (readonly [number, number, number])[]) {
    neighbours[u]?.push([percent / 100, v]);
    neighbours[v]?.push([percent / 100, u]);
  }
  const best = new Float64Array(n);
  best[start] = 1;
  const heap: Entry[] = [[1, start]];
  for (let entry = pop(heap); entry; entry = pop(heap)) {
    const [chance, node] = entry;
    if (node === end) return chance;
    if (chance < (best[node] as number)) continue;
    for (const [factor, next] of neighbours[node] as readonly Entry[]) {
      const reached = chance * factor;
      if (reached <= (best[next] as number)) continue;
      best[next] = reached;
      push(heap, [reached, next]);
    }
  }
  return 0;
}

/** Adds an entry to a binary heap that has the greatest chance on top. */
function push(heap: Entry[], entry: Entry): void {
  let at = heap.length;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] as Entry;
    if (above[0] >= entry[0]) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}

/** Takes the entry with the greatest chance off, undefined when the heap is empty. */
function pop(heap: Entry[]): Entry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (!left) break;
    if (right && right[0] > left[0]) child += 1;
    const greater = heap[child] as Entry;
    if (last[0] >= greater[0]) break;
    heap[at] = greater;
    at = child;
  }
  heap[at] = last;
  return top;
}
