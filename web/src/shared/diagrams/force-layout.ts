import type { DiagramOf } from '@dryrun/contracts/diagram';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum gap between two nodes in pixels. */
const minGap = 42;

/** Node positions of all steps, in pixels: the author's, else a deterministic force-directed layout. */
export function layoutNodes(
  steps: readonly DiagramOf<'graph'>[],
  nodeWidth: number,
): ReadonlyMap<string, Point> {
  const authored = new Map<string, Point>();
  for (const { nodes } of steps) {
    for (const { id, x, y } of nodes)
      if (x !== undefined && y !== undefined && !authored.has(id)) authored.set(id, { x, y });
  }
  const ids = [...new Set(steps.flatMap(({ nodes }) => nodes.map(({ id }) => id)))];
  const positions = ids.every((id) => authored.has(id))
    ? authored
    : forceLayout(
        ids,
        steps.flatMap(({ edges }) => edges),
      );
  return scaleToFit(positions, nodeWidth);
}

function scaleToFit(positions: ReadonlyMap<string, Point>, nodeWidth: number): Map<string, Point> {
  const points = [...positions.values()];
  let nearest = Infinity;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
  });
  const preferredScale = Number.isFinite(nearest) && nearest > 0 ? (nodeWidth + minGap) / nearest : 1;
  const extent = Math.max(0, ...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x), Infinity);
  const maxScale = extent > 0 && Number.isFinite(extent) ? 620 / extent : preferredScale;
  const scale = Math.min(preferredScale, Math.max(maxScale, (nodeWidth + 12) / nearest));
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
