import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly n: number;
  readonly links: readonly (readonly [u: number, v: number, percent: number])[];
  readonly start: number;
  readonly end: number;
}

const rounded = (chance: number): string => String(Math.round(chance * 1e4) / 1e4);

/** Dijkstra with products: the node with the best chance is final, and its links relax its neighbors. */
export function reliableRouteSteps({ n, links, start, end }: Input): StepInput[] {
  const best = Array<number>(n).fill(0);
  const final = new Set<number>();
  const steps: StepInput[] = [];
  best[start] = 1;
  const show = (text: string, active: number | undefined, improved: readonly number[] = []): void => {
    const markOf = (node: number): Mark | undefined => {
      if (node === active) return 'active';
      if (improved.includes(node)) return 'good';
      return final.has(node) ? 'done' : undefined;
    };
    steps.push({
      text,
      picture: {
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
    });
  };
  show(
    `The message is at node ${start} with chance 1, anywhere else with chance 0 as far as we know.`,
    undefined,
  );
  for (;;) {
    const open = best.map((_, node) => node).filter((node) => !final.has(node) && (best[node] as number) > 0);
    const node = open.toSorted((a, b) => (best[b] as number) - (best[a] as number))[0];
    if (node === undefined) {
      show(`No node is left that can be reached: the chance of node ${end} is 0.`, undefined);
      return steps;
    }
    const chance = best[node] as number;
    final.add(node);
    if (node === end) {
      show(`Node ${end} has the best chance of all that are left: ${rounded(chance)} is final.`, node);
      return steps;
    }
    const improved = links.flatMap(([u, v, percent]) => {
      const other = u === node ? v : v === node ? u : undefined;
      if (other === undefined || final.has(other) || (chance * percent) / 100 <= (best[other] as number))
        return [];
      best[other] = (chance * percent) / 100;
      return [other];
    });
    const gain =
      improved.length > 0
        ? `Better now: ${improved.map((other) => `node ${other} with ${rounded(best[other] as number)}`).join(', ')}.`
        : 'None of its neighbors gets better by it.';
    show(
      `Node ${node} has the best chance of all that are left, ${rounded(chance)}, and no detour can beat it. ${gain}`,
      node,
      improved,
    );
  }
}
