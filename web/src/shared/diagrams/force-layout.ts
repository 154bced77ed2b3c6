import type { DiagramOf } from '@dryrun/contracts/diagram';
import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Node extends SimulationNodeDatum {
  readonly id: string;
}

/** Minimum gap between two nodes in pixels. */
const minGap = 42;

type Positions = ReadonlyMap<string, Point>;

/** Node positions of a step in pixels: the author's, else a deterministic layout that all steps share. */
export function layoutNodes(
  diagram: DiagramOf<'graph'>,
  steps: readonly DiagramOf<'graph'>[],
  nodeWidth: number,
): Positions {
  const authored = steps.map(authoredPositions);
  const first = new Map(authored.toReversed().flatMap((positions) => [...positions]));
  const ids = [...new Set(steps.flatMap(({ nodes }) => nodes.map(({ id }) => id)))];
  if (ids.every((id) => first.has(id))) {
    const positions = new Map([...first, ...authoredPositions(diagram)]);
    return scaleBy(scaleToFit(authored, nodeWidth), positions);
  }
  const positions = forceLayout(
    ids,
    steps.flatMap(({ edges }) => edges),
  );
  return scaleBy(scaleToFit([positions], nodeWidth), positions);
}

function authoredPositions({ nodes }: DiagramOf<'graph'>): Positions {
  return new Map(
    nodes.flatMap(({ id, x, y }): [string, Point][] =>
      x === undefined || y === undefined ? [] : [[id, { x, y }]],
    ),
  );
}

function scaleToFit(steps: readonly Positions[], nodeWidth: number): number {
  let nearest = Infinity;
  for (const positions of steps) {
    const points = [...positions.values()];
    points.forEach((a, i) => {
      for (const b of points.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
    });
  }
  const preferredScale = Number.isFinite(nearest) && nearest > 0 ? (nodeWidth + minGap) / nearest : 1;
  const xs = steps.flatMap((positions) => [...positions.values()].map(({ x }) => x));
  const extent = Math.max(0, ...xs) - Math.min(...xs, Infinity);
  const maxScale = extent > 0 && Number.isFinite(extent) ? 620 / extent : preferredScale;
  return Math.min(preferredScale, Math.max(maxScale, (nodeWidth + 12) / nearest));
}

function scaleBy(scale: number, positions: Positions): Positions {
  return new Map([...positions].map(([id, { x, y }]) => [id, { x: x * scale, y: y * scale }]));
}

/** Lets nodes repel each other and edges attract them. Deterministic. */
function forceLayout(ids: readonly string[], edges: DiagramOf<'graph'>['edges']): Positions {
  const nodes = ids.map((id): Node => ({ id }));
  const links = edges.map(({ from, to }) => ({ source: from, target: to }));
  forceSimulation(nodes)
    .force('charge', forceManyBody().strength(-8))
    .force(
      'links',
      forceLink<Node, SimulationLinkDatum<Node>>(links)
        .id(({ id }) => id)
        .distance(2.2),
    )
    .force('x', forceX().strength(0.05))
    .force('y', forceY().strength(0.3)) // flattens the layout
    .stop()
    .tick(300);
  return new Map(nodes.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
