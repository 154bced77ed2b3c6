import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { parentForest } from '../parent-forest.ts';

export const codeLines = {
  start: {
    java: 'parents[computer] = computer;',
    python3: 'parents = list(range(len(cables) + 1))',
    c_cpp: 'iota(parents.begin(), parents.end(), 0);',
  },
  'halve path': {
    java: 'parents[computer] = parents[parents[computer]];',
    python3: 'parents[computer] = parents[parents[computer]]',
    c_cpp: 'parents[computer] = parents[parents[computer]];',
  },
  join: {
    java: 'parents[rootA] = rootB;',
    python3: 'parents[root_a] = root_b',
    c_cpp: 'parents[rootA] = rootB;',
  },
  end: { java: 'return cable;', python3: 'return [a, b]', c_cpp: 'if (rootA == rootB) return cable;' },
} satisfies CodeLines;

type Cable = readonly [a: number, b: number];

/** Union-find with path halving: each cable joins two groups until one is within a group. */
export function generateSteps({ cables }: { readonly cables: readonly Cable[] }): StepInput[] {
  const computers = [...new Set(cables.flat())].sort((a, b) => a - b);
  const parents = new Map(computers.map((computer) => [computer, computer]));
  const parentOf = (computer: number): number => parents.get(computer) as number;
  const steps: StepInput[] = [];
  const show = (
    line: keyof typeof codeLines,
    text: string,
    upTo: number,
    mark: Mark,
    moved?: number,
  ): void => {
    const current: readonly number[] = cables[upTo] ?? [];
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        pictures: [
          {
            kind: 'graph',
            label: 'cables',
            nodes: computers.map((computer) => ({
              id: String(computer),
              ...(current.includes(computer) && { mark }),
            })),
            edges: cables.map(([a, b], i) => ({
              from: String(a),
              to: String(b),
              mark: i < upTo ? 'done' : i === upTo ? mark : 'muted',
            })),
          },
          parentForest(parents, moved === undefined ? {} : { [moved]: 'active' }),
        ],
      },
    });
  };
  const find = (computer: number, i: number): number => {
    let at = computer;
    while (parentOf(at) !== at) {
      const [before, after] = [parentOf(at), parentOf(parentOf(at))];
      parents.set(at, after);
      if (after !== before)
        show(
          'halve path',
          `[${cables[i]?.join()}]: on the path from ${computer} to its root, ${at} gets its grandparent ${after} as its new parent.`,
          i,
          'active',
          at,
        );
      at = after;
    }
    return at;
  };
  show('start', 'At first each computer is a group of its own, and its own root.', -1, 'active');
  for (const [i, [a, b]] of cables.entries()) {
    const [rootA, rootB] = [find(a, i), find(b, i)];
    if (rootA === rootB) {
      show(
        'end',
        `[${a},${b}]: both ends have the root ${rootA}. They were joined before, so this cable closes the cycle.`,
        i,
        'bad',
      );
      return steps;
    }
    parents.set(rootA, rootB);
    show(
      'join',
      `[${a},${b}] joins two groups: the root ${rootA} now points to the root ${rootB}.`,
      i,
      'good',
      rootA,
    );
  }
  return steps;
}
