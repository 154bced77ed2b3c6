import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  begin: { java: 'networks++;', python3: 'networks += 1', c_cpp: 'networks++;' },
  mark: {
    java: 'marked[neighbor] = true;',
    python3: 'marked[neighbor] = True',
    c_cpp: 'marked[neighbor] = true;',
  },
  skip: {
    java: 'if (marked[neighbor]) continue;',
    python3: 'if not marked[neighbor]:',
    c_cpp: 'if (marked[neighbor]) continue;',
  },
  take: {
    java: 'int node = toVisit.pop();',
    python3: 'node = to_visit.pop()',
    c_cpp: 'int node = toVisit.back();',
  },
  end: { java: 'return networks;', python3: 'return networks', c_cpp: 'return networks;' },
} satisfies CodeLines;

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

  const show = (line: keyof typeof codeLines, text: string, current?: number): void => {
    const markOf = (node: number) => {
      if (node === current) return { mark: 'active' as const };
      if (finished.has(node)) return { mark: 'done' as const };
      return marked.has(node) ? { mark: 'good' as const } : {};
    };
    steps.push({
      line,
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
    show(
      'begin',
      `${start} has no mark: network number ${count} begins. Mark ${start} and put it on the list.`,
    );
    let node = toVisit.pop();
    while (node !== undefined) {
      const unvisited = (neighbors[node] ?? []).filter((other) => !marked.has(other));
      for (const other of unvisited) marked.add(other);
      toVisit.push(...unvisited);
      show(...taken(node, neighbors[node] ?? [], unvisited), node);
      finished.add(node);
      node = toVisit.pop();
    }
  }
  show('end', `All computers are marked. There are ${count} networks.`);
  return steps;
}

function taken(
  node: number,
  all: readonly number[],
  unvisited: readonly number[],
): [keyof typeof codeLines, string] {
  if (all.length === 0) return ['take', `Take ${node}. It has no cable.`];
  if (unvisited.length === 0) return ['skip', `Take ${node}. All of its neighbors are marked already.`];
  return [
    'mark',
    `Take ${node}. Mark ${unvisited.join(' and ')} and put ${unvisited.length === 1 ? 'it' : 'them'} on the list.`,
  ];
}
