import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly nodes: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string, length: number])[];
  /** Coordinates of each node. */
  readonly places: readonly (readonly [number, number])[];
}

/** Dijkstra's algorithm from the first node on an undirected graph. */
export function dijkstra({ nodes, edges, places }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const distances = new Map<string, number>(nodes.map((node, i) => [node, i === 0 ? 0 : Infinity]));
  const final = new Set<string>();
  const distanceOf = (node: string): number => distances.get(node) ?? Infinity;
  const shown = (distance: number): string | number => (distance === Infinity ? '∞' : distance);

  const show = (text: string, current?: string, improved: readonly string[] = []): void => {
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
    steps.push({
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
            cells: [nodes.map((node) => shown(distanceOf(node)))],
            columnLabels: [...nodes],
            rowLabels: ['distance'],
            marks,
          },
        ],
      },
    });
  };

  show(`${nodes[0]} has distance 0. All others are infinitely far, as far as we know.`);
  for (;;) {
    const [node] = nodes
      .filter((one) => !final.has(one) && distanceOf(one) < Infinity)
      .sort((a, b) => distanceOf(a) - distanceOf(b));
    if (node === undefined) break;
    const improved: string[] = [];
    const found: string[] = [];
    for (const [from, to, length] of edges) {
      const other = from === node ? to : to === node ? from : undefined;
      if (other === undefined || final.has(other)) continue;
      const through = distanceOf(node) + length;
      const before = distanceOf(other);
      if (through < before) {
        distances.set(other, through);
        improved.push(other);
        found.push(
          `${other} is at ${distanceOf(node)} + ${length} = ${through}${before < Infinity ? `, better than ${before}` : ''}`,
        );
      } else found.push(`${other} stays at ${before}, since ${through} is no better`);
    }
    const news = found.length > 0 ? ` Through it, ${found.join('; ')}.` : '';
    show(`${node} is the nearest that is not final: final with ${distanceOf(node)}.${news}`, node, improved);
    final.add(node);
  }
  show('All nodes are final.');
  return steps;
}
