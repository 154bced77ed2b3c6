import type { DiagramOf } from '@dryrun/contracts/diagram';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum gap between two nodes in pixels. */
const minGap = 42;

type Positions = ReadonlyMap<string, Point>;

/**
 * Node positions of a step in pixels: the author's, else a deterministic force-directed layout of all steps. Nodes that a
 * step lacks keep the position of another step, so that all steps have the same bounds.
 */
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

/** The common scale of all steps. */
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

/** Fruchterman-Reingold: nodes repel each other, edges attract, and the temperature falls with each iteration. */
function forceLayout(ids: readonly string[], edges: DiagramOf<'graph'>['edges']): Map<string, Point> {
  const positions = ids.map((_, i) => ({
    x: Math.cos((2 * Math.PI * i) / ids.length - Math.PI / 2) * ids.length,
    y: Math.sin((2 * Math.PI * i) / ids.length - Math.PI / 2) * ids.length,
  }));
  const idealDistance = 2.2;
  for (let iteration = 0; iteration < 240; iteration += 1) {
    const temperature = 0.6 * (1 - iteration / 240);
    const forces = positions.map(() => ({ x: 0, y: 0 }));
    const applyForce = (i: number, j: number, force: (distance: number) => number) => {
      const [a, b, forceA, forceB] = [positions[i], positions[j], forces[i], forces[j]];
      if (!a || !b || !forceA || !forceB) return;
      const distance = Math.max(0.05, Math.hypot(a.x - b.x, a.y - b.y));
      const strength = force(distance) / distance;
      forceA.x += (a.x - b.x) * strength;
      forceA.y += (a.y - b.y) * strength;
      forceB.x -= (a.x - b.x) * strength;
      forceB.y -= (a.y - b.y) * strength;
    };
    for (let i = 0; i < ids.length; i += 1) {
      for (let j = i + 1; j < ids.length; j += 1)
        applyForce(i, j, (distance) => idealDistance ** 2 / distance);
    }
    for (const { from, to } of edges)
      applyForce(ids.indexOf(from), ids.indexOf(to), (distance) => -(distance ** 2) / idealDistance);
    positions.forEach((position, i) => {
      const { x = 0, y = 0 } = forces[i] ?? {};
      const length = Math.hypot(x, y) || 1;
      position.x += (x / length) * Math.min(length, temperature);
      position.y += (y / length) * Math.min(length, temperature) * 0.8;
    });
  }
  return new Map(rotateToLandscape(positions).map((position, i) => [ids[i] ?? '', position]));
}

/** Rotates the layout so that its longest extent is horizontal (principal component). */
function rotateToLandscape(positions: readonly Point[]): Point[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(positions.map(({ x }) => x)), mean(positions.map(({ y }) => y))];
  const xx = mean(positions.map(({ x }) => (x - mx) ** 2));
  const yy = mean(positions.map(({ y }) => (y - my) ** 2));
  const xy = mean(positions.map(({ x, y }) => (x - mx) * (y - my)));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return positions.map(({ x, y }) => ({
    x: (x - mx) * cos + (y - my) * sin,
    y: ((y - my) * cos - (x - mx) * sin) * 1.15,
  }));
}
