import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  enter: {
    java: 'states[module] = State.OPEN;',
    python3: 'states[module] = OPEN',
    c_cpp: 'states[module] = State::Open;',
  },
  cycle: {
    java: 'if (states[module] == State.OPEN) return false;',
    python3: 'if states[module] == OPEN:',
    c_cpp: 'if (states[module] == State::Open) return false;',
  },
  done: {
    java: 'if (states[module] == State.DONE) return true;',
    python3: 'if states[module] == DONE:',
    c_cpp: 'if (states[module] == State::Done) return true;',
  },
  leave: { java: 'order.add(module);', python3: 'order.append(module)', c_cpp: 'order.push_back(module);' },
  end: {
    java: 'return order;',
    python3: 'return order if all(visit(module) for module in range(n)) else None',
    c_cpp: 'return true;',
  },
} satisfies CodeLines;

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

  const show = (
    line: keyof typeof codeLines,
    text: string,
    edge?: readonly [string, string],
    mark: Mark = 'active',
  ): void => {
    const markOf = (module: string) => {
      const state = states.get(module);
      return state === 'new' ? {} : { mark: state === 'open' ? ('active' as const) : ('done' as const) };
    };
    steps.push({
      line,
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
    show('enter', `Enter ${module}. It is open now.`);
    for (const pair of needs.filter(([from]) => from === module)) {
      const needed = pair[1];
      const state = states.get(needed);
      if (state === 'open') {
        hasCycle = true;
        show('cycle', `${module} needs ${needed}, and ${needed} is open: a cycle.`, pair, 'bad');
        return;
      }
      if (state === 'done')
        show('done', `${module} needs ${needed}. It is done, so this is harmless.`, pair, 'good');
      else visit(needed);
      if (hasCycle) return;
    }
    states.set(module, 'done');
    order.push(module);
    show('leave', `Everything that ${module} needs is done. Leave it: it is next in the order.`);
  };

  for (const module of modules) if (!hasCycle && states.get(module) === 'new') visit(module);
  if (!hasCycle) show('end', 'All modules are done, and the order is complete.');
  return steps;
}
