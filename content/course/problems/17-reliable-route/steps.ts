import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { popHeap, pushHeap } from '../binary-heap.ts';

export const codeLines = {
  'push start': {
    java: 'queue.add(new Reached(start, 1));',
    python3: 'heap = [(-1.0, start)]  # heapq puts the smallest first, so chances are stored negated',
    c_cpp: 'queue.push({1.0, start});',
  },
  unreachable: { java: 'return 0;', python3: 'return 0.0', c_cpp: 'return 0.0;' },
  end: { java: 'return reached.chance;', python3: 'return chance', c_cpp: 'if (node == end) return chance;' },
  outdated: {
    java: 'if (reached.chance < best[reached.node]) {',
    python3: 'if chance < best[node]:',
    c_cpp: 'if (chance < best[node]) continue;',
  },
  'push better': {
    java: 'queue.add(new Reached(link.to, chance));',
    python3: 'heapq.heappush(heap, (-reached, following))',
    c_cpp: 'queue.push({reached, next});',
  },
  'none better': {
    java: 'if (chance > best[link.to]) {',
    python3: 'if reached > best[following]:',
    c_cpp: 'if (reached > best[next]) {',
  },
} satisfies CodeLines;

interface Input {
  readonly n: number;
  readonly links: readonly (readonly [u: number, v: number, percent: number])[];
  readonly start: number;
  readonly end: number;
}

type Entry = readonly [chance: number, node: number];

const isBetter = ([a]: Entry, [b]: Entry): boolean => a > b;
const rounded = (chance: number): string => String(Math.round(chance * 1e4) / 1e4);

/** Dijkstra with products, one step per entry taken from the heap. */
export function generateSteps({ n, links, start, end }: Input): StepInput[] {
  const best = Array<number>(n).fill(0);
  const final = new Set<number>();
  const heap: Entry[] = [[1, start]];
  const steps: StepInput[] = [];
  best[start] = 1;
  const bestOf = (node: number): number => best[node] as number;
  const show = (
    line: keyof typeof codeLines,
    text: string,
    active: number | undefined,
    improved: readonly number[] = [],
  ): void => {
    const markOf = (node: number): Mark | undefined => {
      if (node === active) return 'active';
      if (improved.includes(node)) return 'good';
      return final.has(node) ? 'done' : undefined;
    };
    const isOutdated = ([chance, node]: Entry): boolean => chance < bestOf(node);
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
            nodes: best.map((chance, node) => {
              return { id: String(node), label: `${node}: ${rounded(chance)}`, mark: markOf(node) };
            }),
            edges: links.map(([u, v, percent]) => ({
              from: String(u),
              to: String(v),
              label: `${percent} %`,
              ...([u, v].includes(active ?? -1) && { mark: 'active' as const }),
            })),
          },
          {
            kind: 'heap',
            values: heap.map(([chance, node]) => `${node} (${rounded(chance)})`),
            marks: Object.fromEntries(heap.flatMap((entry, i) => (isOutdated(entry) ? [[i, 'muted']] : []))),
            label: 'heap, the best chance on top',
          },
        ],
      },
    });
  };
  show(
    'push start',
    `The message is at node ${start} with chance 1, anywhere else with chance 0 as far as we know. Push node ${start}.`,
    undefined,
  );
  for (;;) {
    const top = popHeap(heap, isBetter);
    if (top === undefined) {
      show('unreachable', `The heap is empty: the chance of node ${end} is 0.`, undefined);
      return steps;
    }
    const [chance, node] = top;
    const taken = `Take node ${node} (${rounded(chance)}) from the heap`;
    if (node === end) {
      show('end', `${taken}. It is the end: ${rounded(chance)} is the answer.`, node);
      return steps;
    }
    if (chance < bestOf(node)) {
      show('outdated', `${taken}. ${rounded(bestOf(node))} is known: the entry is outdated, skip it.`, node);
      continue;
    }
    final.add(node);
    const improved = links.flatMap(([u, v, percent]) => {
      const other = u === node ? v : v === node ? u : undefined;
      if (other === undefined || (chance * percent) / 100 <= bestOf(other)) return [];
      best[other] = (chance * percent) / 100;
      pushHeap(heap, [bestOf(other), other], isBetter);
      return [other];
    });
    const gain =
      improved.length > 0
        ? `Better now, so push: ${improved.map((other) => `node ${other} (${rounded(bestOf(other))})`).join(', ')}.`
        : 'None of its neighbors gets better by it.';
    show(
      improved.length > 0 ? 'push better' : 'none better',
      `${taken}: no detour can beat it. ${gain}`,
      node,
      improved,
    );
  }
}
