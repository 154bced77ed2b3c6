import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly modules: readonly string[];
  /** A pair [a, b]: a needs b. */
  readonly needs: readonly (readonly [string, string])[];
  /** Coordinates of each module. */
  readonly places: readonly (readonly [number, number])[];
}

type State = 'new' | 'open' | 'done';

/** Topological sort by depth-first search with three states; stops at a cycle. */
export function generateSteps({ modules, needs, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const states = new Map<string, State>(modules.map((module) => [module, 'new']));
  const order: string[] = [];
  let hasCycle = false;

  const show = (text: string, edge?: readonly [string, string], mark: Mark = 'active'): void => {
    const markOf = (module: string) => {
      const state = states.get(module);
      return state === 'new' ? {} : { mark: state === 'open' ? ('active' as const) : ('done' as const) };
    };
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'graph',
            directed: true,
            nodes: modules.map((module, i) => ({
              id: module,
              x: places[i]?.[0] ?? 0,
              y: places[i]?.[1] ?? 0,
              ...markOf(module),
            })),
            edges: needs.map(([from, to]) => ({
              from,
              to,
              ...(edge?.[0] === from && edge[1] === to && { mark }),
            })),
          },
          { kind: 'array', values: [...order], indexes: false, label: 'build order' },
        ],
      },
    });
  };

  const visit = (module: string): void => {
    states.set(module, 'open');
    show(`Enter ${module}. It is open now.`);
    for (const pair of needs.filter(([from]) => from === module)) {
      const needed = pair[1];
      const state = states.get(needed);
      if (state === 'open') {
        hasCycle = true;
        show(`${module} needs ${needed}, and ${needed} is open: a cycle.`, pair, 'bad');
        return;
      }
      if (state === 'done') show(`${module} needs ${needed}. It is done, so this is harmless.`, pair, 'good');
      else visit(needed);
      if (hasCycle) return;
    }
    states.set(module, 'done');
    order.push(module);
    show(`Everything that ${module} needs is done. Leave it: it is next in the order.`);
  };

  for (const module of modules) if (!hasCycle && states.get(module) === 'new') visit(module);
  if (!hasCycle) show('All modules are done, and the order is complete.');
  return steps;
}
