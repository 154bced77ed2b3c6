import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly n: number;
  readonly cables: readonly (readonly [number, number])[];
  /** Coordinates of each node. */
  readonly places: readonly (readonly [number, number])[];
}

/** Union-find with union by size, one edge per step. */
export function unionFind({ n, cables, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const parent = Array.from({ length: n }, (_, node) => node);
  const size = Array.from({ length: n }, () => 1);
  const added: { from: number; to: number; mark?: Mark }[] = [];

  const show = (text: string, changed?: number): void => {
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
            nodes: places.map(([x, y], node) => ({
              id: node,
              x,
              y,
              ...(parent[node] === node && { mark: 'done' as const }),
            })),
            edges: added.map((edge) => ({ ...edge })),
          },
          {
            kind: 'array',
            values: [...parent],
            marks: changed === undefined ? {} : { [changed]: 'active' },
            label: 'parent',
          },
        ],
      },
    });
  };

  const find = (node: number): number => {
    let leader = node;
    while (parent[leader] !== leader) leader = parent[leader] ?? leader;
    return leader;
  };

  show('No cable yet. Every node is its own leader and points to itself.');
  for (const [a, b] of cables) {
    let [winner, loser] = [find(a), find(b)];
    const leaders = `The leader of ${a} is ${winner}, that of ${b} is ${loser}.`;
    if (winner === loser) {
      added.push({ from: a, to: b, mark: 'bad' });
      show(`Cable ${a}–${b}: ${leaders} They are the same, so the cable closes a circle.`);
      continue;
    }
    if ((size[winner] ?? 0) < (size[loser] ?? 0)) [winner, loser] = [loser, winner];
    parent[loser] = winner;
    size[winner] = (size[winner] ?? 0) + (size[loser] ?? 0);
    added.push({ from: a, to: b });
    show(
      `Cable ${a}–${b}: ${leaders} Let ${loser} point to ${winner}: one component of ${size[winner]}.`,
      loser,
    );
  }
  return steps;
}
