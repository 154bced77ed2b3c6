import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { parentForest } from '../../problems/parent-forest.ts';

export const codeLines = {
  start: {
    java: 'for (int i = 0; i < n; i++) { parent[i] = i; size[i] = 1; }',
    python3: 'parent = list(range(n))',
    c_cpp: 'iota(parent.begin(), parent.end(), 0);',
  },
  'skip parent': {
    java: 'parent[x] = parent[parent[x]];',
    python3: 'parent[x] = parent[parent[x]]',
    c_cpp: 'parent[x] = parent[parent[x]];',
  },
  'same leader': {
    java: 'if (a == b) return false;',
    python3: 'if a == b:',
    c_cpp: 'if (a == b) return false;',
  },
  join: { java: 'parent[b] = a;', python3: 'parent[b] = a', c_cpp: 'parent[b] = a;' },
} satisfies CodeLines;

interface Input {
  readonly n: number;
  readonly cables: readonly (readonly [number, number])[];
  /** Coordinates of each node. */
  readonly places: readonly (readonly [number, number])[];
}

/** Union-find with path halving and union by size: one step per cable and per parent that a find changes. */
export function generateSteps({ n, cables, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const parent = Array.from({ length: n }, (_, node) => node);
  const size = Array.from({ length: n }, () => 1);
  const added: { from: number; to: number; mark?: Mark }[] = [];
  const parentOf = (node: number): number => parent[node] ?? node;

  const show = (line: keyof typeof codeLines, text: string, changed?: number): void => {
    const isLeader = (node: number): boolean => parent[node] === node;
    const marks = Object.fromEntries(
      parent.flatMap((_, node): [number, Mark][] => {
        if (node === changed) return [[node, 'active']];
        return isLeader(node) ? [[node, 'done']] : [];
      }),
    );
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
            label: 'cables',
            nodes: places.map(([x, y], node) => ({ id: node, x, y })),
            edges: added.map((edge) => ({ ...edge })),
          },
          parentForest(new Map(parent.entries()), marks),
          {
            kind: 'grid',
            cells: [[...parent], size.map((count, node) => (isLeader(node) ? count : null))],
            columnLabels: [...parent.keys()],
            rowLabels: ['parent', 'size'],
            marks: changed === undefined ? {} : { [`0,${changed}`]: 'active' },
          },
        ],
      },
    });
  };

  const find = (node: number, cable: string): number => {
    let at = node;
    while (parentOf(at) !== at) {
      const [before, after] = [parentOf(at), parentOf(parentOf(at))];
      parent[at] = after;
      if (after !== before)
        show(
          'skip parent',
          `${cable}: find the leader of ${node}. The parent of ${at} is ${before}, and that of ${before} is ${after}. Let ${at} point to ${after}.`,
          at,
        );
      at = after;
    }
    return at;
  };

  show('start', 'No cable yet. Every node is its own leader and points to itself.');
  for (const [a, b] of cables) {
    const cable = `Cable ${a}–${b}`;
    let [winner, loser] = [find(a, cable), find(b, cable)];
    const leaders = `The leader of ${a} is ${winner}, that of ${b} is ${loser}.`;
    if (winner === loser) {
      added.push({ from: a, to: b, mark: 'bad' });
      show('same leader', `${cable}: ${leaders} They are the same, so the cable closes a cycle.`);
      continue;
    }
    if ((size[winner] ?? 0) < (size[loser] ?? 0)) [winner, loser] = [loser, winner];
    parent[loser] = winner;
    size[winner] = (size[winner] ?? 0) + (size[loser] ?? 0);
    added.push({ from: a, to: b });
    show(
      'join',
      `${cable}: ${leaders} Let ${loser} point to ${winner}: one component of ${size[winner]}.`,
      loser,
    );
  }
  return steps;
}
