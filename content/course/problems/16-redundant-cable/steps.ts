import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

type Cable = readonly [a: number, b: number];

/** Union-find: each cable joins two groups until one is within a group. */
export function redundantCableSteps({ cables }: { readonly cables: readonly Cable[] }): StepInput[] {
  const computers = [...new Set(cables.flat())].sort((a, b) => a - b);
  const parents = new Map(computers.map((computer) => [computer, computer]));
  const find = (computer: number): number => {
    let at = computer;
    while (parents.get(at) !== at) at = parents.get(at) as number;
    return at;
  };
  const steps: StepInput[] = [];
  const show = (text: string, upTo: number, mark: Mark): void => {
    const current: readonly number[] = cables[upTo] ?? [];
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
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
          {
            kind: 'variables',
            values: Object.fromEntries(computers.map((computer) => [`root of ${computer}`, find(computer)])),
          },
        ],
      },
    });
  };
  show('At first each computer is a group of its own, and its own root.', -1, 'active');
  for (const [i, [a, b]] of cables.entries()) {
    const [rootA, rootB] = [find(a), find(b)];
    if (rootA === rootB) {
      show(
        `[${a},${b}]: both ends have the root ${rootA}. They were joined before, so this cable closes the ring.`,
        i,
        'bad',
      );
      return steps;
    }
    parents.set(rootA, rootB);
    show(`[${a},${b}] joins two groups: the root ${rootA} now points to the root ${rootB}.`, i, 'good');
  }
  return steps;
}
