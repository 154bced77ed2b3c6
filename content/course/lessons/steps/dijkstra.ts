import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { popHeap, pushHeap } from '../../problems/binary-heap.ts';

export const codeLines = {
  start: {
    java: 'nearest.add(new long[] {0, start});',
    python3: 'nearest = [(0, start)]',
    c_cpp: 'nearest.push({0, start});',
  },
  outdated: {
    java: 'if (top[0] > distance[node]) continue;',
    python3: 'if so_far > distance[node]:',
    c_cpp: 'if (soFar > distance[node]) continue;',
  },
  push: {
    java: 'nearest.add(new long[] {through, road[0]});',
    python3: 'heappush(nearest, (through, neighbor))',
    c_cpp: 'nearest.push({through, neighbor});',
  },
  'no better': {
    java: 'if (through >= distance[road[0]]) continue;',
    python3: 'if through < distance[neighbor]:',
    c_cpp: 'if (through >= distance[neighbor]) continue;',
  },
  end: { java: 'return distance;', python3: 'return distance', c_cpp: 'return distance;' },
} satisfies CodeLines;

interface Input {
  readonly nodes: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string, length: number])[];
  /** Coordinates of each node. */
  readonly places: readonly (readonly [number, number])[];
}

type Entry = readonly [distance: number, node: string];

const isNearer = ([a]: Entry, [b]: Entry): boolean => a < b;

/** Dijkstra's algorithm from the first node on an undirected graph, one step per entry taken from the heap. */
export function generateSteps({ nodes, edges, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const [start = ''] = nodes;
  const distances = new Map<string, number>(nodes.map((node) => [node, node === start ? 0 : Infinity]));
  const final = new Set<string>();
  const heap: Entry[] = [[0, start]];
  const distanceOf = (node: string): number => distances.get(node) ?? Infinity;

  const show = (
    line: keyof typeof codeLines,
    text: string,
    current?: string,
    improved: readonly string[] = [],
  ): void => {
    const nodeMark = (node: string): { mark?: Mark } => {
      if (node === current) return { mark: 'active' };
      if (final.has(node)) return { mark: 'done' };
      return improved.includes(node) ? { mark: 'good' } : {};
    };
    const marks = Object.fromEntries(
      nodes.flatMap((node, i) => {
        const { mark } = nodeMark(node);
        return mark ? [[`0,${i}`, mark]] : [];
      }),
    );
    const isOutdated = ([distance, node]: Entry): boolean => distance > distanceOf(node);
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
            nodes: nodes.map((node, i) => ({
              id: node,
              x: places[i]?.[0] ?? 0,
              y: places[i]?.[1] ?? 0,
              ...nodeMark(node),
            })),
            edges: edges.map(([from, to, length]) => ({ from, to, label: length })),
          },
          {
            kind: 'grid',
            cells: [nodes.map((node) => (distanceOf(node) === Infinity ? '∞' : distanceOf(node)))],
            columnLabels: [...nodes],
            rowLabels: ['distance'],
            marks,
          },
          {
            kind: 'heap',
            values: heap.map(([distance, node]) => `${node} ${distance}`),
            marks: Object.fromEntries(heap.flatMap((entry, i) => (isOutdated(entry) ? [[i, 'muted']] : []))),
            label: 'heap, the nearest on top',
          },
        ],
      },
    });
  };

  show(
    'start',
    `${start} has distance 0 and goes into the heap. All others are infinitely far, as far as we know.`,
  );
  for (;;) {
    const top = popHeap(heap, isNearer);
    if (top === undefined) break;
    const [soFar, node] = top;
    if (soFar > distanceOf(node)) {
      show(
        'outdated',
        `Take ${node} ${soFar} from the heap. ${node} is at ${distanceOf(node)} already: the entry is outdated, skip it.`,
        node,
      );
      continue;
    }
    final.add(node);
    const improved: string[] = [];
    const found: string[] = [];
    for (const [from, to, length] of edges) {
      const other = from === node ? to : to === node ? from : undefined;
      if (other === undefined) continue;
      const through = soFar + length;
      const before = distanceOf(other);
      if (through < before) {
        distances.set(other, through);
        pushHeap(heap, [through, other], isNearer);
        improved.push(other);
        found.push(
          `${other} is at ${soFar} + ${length} = ${through}${before < Infinity ? `, better than ${before}` : ''}: push it`,
        );
      } else found.push(`${other} stays at ${before}, since ${through} is no better`);
    }
    const news = found.length > 0 ? ` Through it, ${found.join('; ')}.` : '';
    show(
      improved.length > 0 ? 'push' : 'no better',
      `Take ${node} ${soFar} from the heap: final.${news}`,
      node,
      improved,
    );
  }
  show('end', 'The heap is empty: all distances are final.');
  return steps;
}
