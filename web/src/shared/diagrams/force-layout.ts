import type { DiagramOf } from '@dryrun/contracts/diagram';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The least distance between two nodes in pixels, on top of their width. */
const air = 42;

/** Where each node of all steps is, in pixels: as the author says, else by springs from a circle, always the same. */
export function placeNodes(
  steps: readonly DiagramOf<'graph'>[],
  nodeWidth: number,
): ReadonlyMap<string, Place> {
  const given = new Map<string, Place>();
  for (const { nodes } of steps) {
    for (const { id, x, y } of nodes)
      if (x !== undefined && y !== undefined && !given.has(id)) given.set(id, { x, y });
  }
  const ids = [...new Set(steps.flatMap(({ nodes }) => nodes.map(({ id }) => id)))];
  const places = ids.every((id) => given.has(id))
    ? given
    : springs(
        ids,
        steps.flatMap(({ edges }) => edges),
      );
  return scaled(places, nodeWidth);
}

function scaled(places: ReadonlyMap<string, Place>, nodeWidth: number): Map<string, Place> {
  const all = [...places.values()];
  let nearest = Infinity;
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
  });
  const factor = Number.isFinite(nearest) && nearest > 0 ? (nodeWidth + air) / nearest : 1;
  const reach = Math.max(0, ...all.map(({ x }) => x)) - Math.min(...all.map(({ x }) => x), Infinity);
  const most = reach > 0 && Number.isFinite(reach) ? 620 / reach : factor;
  const scale = Math.min(factor, Math.max(most, (nodeWidth + 12) / nearest));
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x * scale, y: y * scale }]));
}

/** Fruchterman and Reingold: nodes push each other away, edges pull; the heat falls with each round. */
function springs(ids: readonly string[], edges: DiagramOf<'graph'>['edges']): Map<string, Place> {
  const places = ids.map((_, i) => ({
    x: Math.cos((2 * Math.PI * i) / ids.length - Math.PI / 2) * ids.length,
    y: Math.sin((2 * Math.PI * i) / ids.length - Math.PI / 2) * ids.length,
  }));
  const wanted = 2.2;
  for (let round = 0; round < 240; round += 1) {
    const heat = 0.6 * (1 - round / 240);
    const pushes = places.map(() => ({ x: 0, y: 0 }));
    const push = (i: number, j: number, force: (distance: number) => number) => {
      const [a, b, pushA, pushB] = [places[i], places[j], pushes[i], pushes[j]];
      if (!a || !b || !pushA || !pushB) return;
      const distance = Math.max(0.05, Math.hypot(a.x - b.x, a.y - b.y));
      const strength = force(distance) / distance;
      pushA.x += (a.x - b.x) * strength;
      pushA.y += (a.y - b.y) * strength;
      pushB.x -= (a.x - b.x) * strength;
      pushB.y -= (a.y - b.y) * strength;
    };
    for (let i = 0; i < ids.length; i += 1) {
      for (let j = i + 1; j < ids.length; j += 1) push(i, j, (distance) => wanted ** 2 / distance);
    }
    for (const { from, to } of edges)
      push(ids.indexOf(from), ids.indexOf(to), (distance) => -(distance ** 2) / wanted);
    places.forEach((place, i) => {
      const { x = 0, y = 0 } = pushes[i] ?? {};
      const length = Math.hypot(x, y) || 1;
      place.x += (x / length) * Math.min(length, heat);
      place.y += (y / length) * Math.min(length, heat) * 0.8;
    });
  }
  return new Map(lying(places).map((place, i) => [ids[i] ?? '', place]));
}

/** Turned so that the longest extent lies. */
function lying(places: readonly Place[]): Place[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(places.map(({ x }) => x)), mean(places.map(({ y }) => y))];
  const xx = mean(places.map(({ x }) => (x - mx) ** 2));
  const yy = mean(places.map(({ y }) => (y - my) ** 2));
  const xy = mean(places.map(({ x, y }) => (x - mx) * (y - my)));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return places.map(({ x, y }) => ({
    x: (x - mx) * cos + (y - my) * sin,
    y: ((y - my) * cos - (x - mx) * sin) * 1.15,
  }));
}
