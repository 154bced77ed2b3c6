import type { StepInput } from '@dryrun/contracts/lesson-format';

interface Input {
  readonly n: number;
  readonly cables: readonly (readonly [number, number])[];
  /** Coordinates of each computer. */
  readonly places: readonly (readonly [number, number])[];
}

/** Counts connected components by depth-first search with a stack. */
export function generateSteps({ n, cables, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const neighbors = Array.from({ length: n }, (_, node) =>
    cables.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])),
  );
  const marked = new Set<number>();
  const finished = new Set<number>();
  let toVisit: number[] = [];
  let count = 0;

  const show = (text: string, current?: number): void => {
    const markOf = (node: number) => {
      if (node === current) return { mark: 'active' as const };
      if (finished.has(node)) return { mark: 'done' as const };
      return marked.has(node) ? { mark: 'good' as const } : {};
    };
    steps.push({
      text,
      picture: {
        kind: 'row',
        pictures: [
          {
            kind: 'graph',
            nodes: places.map(([x, y], node) => ({ id: node, x, y, ...markOf(node) })),
            edges: cables.map(([from, to]) => ({ from, to })),
            label: `networks: ${count}`,
          },
          { kind: 'stack', values: [...toVisit], label: 'to visit' },
        ],
      },
    });
  };

  for (let start = 0; start < n; start += 1) {
    if (marked.has(start)) continue;
    count += 1;
    marked.add(start);
    toVisit = [start];
    show(`${start} has no mark: network number ${count} begins. Mark ${start} and put it on the list.`);
    let node = toVisit.pop();
    while (node !== undefined) {
      const unvisited = (neighbors[node] ?? []).filter((other) => !marked.has(other));
      for (const other of unvisited) marked.add(other);
      toVisit.push(...unvisited);
      show(taken(node, neighbors[node] ?? [], unvisited), node);
      finished.add(node);
      node = toVisit.pop();
    }
  }
  show(`All computers are marked. There are ${count} networks.`);
  return steps;
}

function taken(node: number, all: readonly number[], unvisited: readonly number[]): string {
  if (all.length === 0) return `Take ${node}. It has no cable.`;
  if (unvisited.length === 0) return `Take ${node}. All of its neighbors are marked already.`;
  return `Take ${node}. Mark ${unvisited.join(' and ')} and put ${unvisited.length === 1 ? 'it' : 'them'} on the list.`;
}
