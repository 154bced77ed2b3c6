import type { DiagramOf } from '@dryrun/contracts/diagram';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { layoutNodes, type Point } from './force-layout.ts';
import {
  curvedPath,
  boxTextWidth,
  round,
  straightPath,
  withTitle,
  type Part,
  type Scene,
  type Text,
} from './scene.ts';

type GraphDiagram = DiagramOf<'graph'>;

const size = 38;
const margin = 14;
const labelHeight = 16;

/** Nodes and the edges between their borders. All steps share the scale. */
export function graphScene(diagram: GraphDiagram, steps: readonly GraphDiagram[]): Scene {
  const { nodes, edges, directed = false } = diagram;
  const widthOf = (text: string) => Math.max(size, boxTextWidth(text) + 18);
  const widest = Math.max(
    size,
    ...steps.flatMap((step) => step.nodes.map((node) => widthOf(node.label ?? node.id))),
  );
  const positions = layoutNodes(diagram, steps, widest);
  const at = (id: string): Point => positions.get(id) ?? { x: 0, y: 0 };
  const widths = new Map(nodes.map((node) => [node.id, widthOf(node.label ?? node.id)]));
  const points = [...positions.values()];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs) - widest / 2 - margin, Math.min(0, ...ys) - size / 2 - margin];
  const shift = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const isPaired = (from: string, to: string) =>
    directed && edges.some((edge) => edge.from === to && edge.to === from);

  const lines: Part[] = [];
  const labels: Text[] = [];
  edges.forEach(({ from, to, label, mark }) => {
    const key = directed ? `${from}>${to}` : [from, to].sort().join('-');
    const [a, b] = [shift(at(from)), shift(at(to))];
    const isBent = isPaired(from, to);
    const line = { kind: 'line', key: `edge-${key}`, tone: mark ?? 'plain', hasArrow: directed } as const;
    if (from === to) {
      const path = `M ${round(a.x - 8)} ${round(a.y - 18)} C ${round(a.x - 34)} ${round(a.y - 56)} ${round(a.x + 34)} ${round(a.y - 56)} ${round(a.x + 9)} ${round(a.y - 20)}`;
      lines.push({ ...line, path });
    } else {
      const startLength = distanceToBorder(a, b, widths.get(from)) + 1;
      const endLength = distanceToBorder(b, a, widths.get(to)) + (directed ? 4 : 1);
      const [start, end] = trim(a, b, startLength, endLength);
      lines.push({
        ...line,
        path: isBent
          ? curvedPath(start.x, start.y, end.x, end.y, 12)
          : straightPath(start.x, start.y, end.x, end.y),
      });
    }
    if (label !== undefined) {
      const text = { kind: 'text', key: `label-${key}`, text: label, align: 'middle', role: 'halo' } as const;
      const otherEdges = edges.filter((edge) => edge.from !== from || edge.to !== to);
      const middles = otherEdges.map((edge) => interpolate(shift(at(edge.from)), shift(at(edge.to)), 0.5));
      const place = labelPosition(a, b, isBent ? 16 : 0, label, labels, isBent ? [] : middles);
      labels.push({ ...text, ...place, ...omitUndefined({ tone: mark }) });
    }
  });
  const circles = nodes.map((node): Part => {
    const text = node.label ?? node.id;
    const { x, y } = shift(at(node.id));
    const width = widthOf(text);
    return {
      kind: 'box',
      key: `node-${node.id}`,
      x: x - width / 2,
      y: y - size / 2,
      width,
      height: size,
      text,
      tone: node.mark ?? 'plain',
      shape: width > size ? 'pill' : 'circle',
    };
  });
  const width = Math.max(0, ...xs) - left + widest / 2 + margin;
  const height = Math.max(0, ...ys) - top + size / 2 + margin;
  return withTitle({ width, height, parts: [...lines, ...labels, ...circles] }, diagram.label);
}

/** Distance from the center of a circle or pill to its border, in the direction of another point. */
function distanceToBorder(center: Point, to: Point, width = size): number {
  const length = Math.hypot(to.x - center.x, to.y - center.y) || 1;
  const [ux, uy] = [Math.abs(to.x - center.x) / length, Math.abs(to.y - center.y) / length];
  const radius = size / 2;
  /** Half of the straight part of a pill's border. */
  const straight = (width - size) / 2;
  if (uy > 0 && (radius * ux) / uy <= straight) return radius / uy;
  return straight * ux + Math.sqrt(radius ** 2 - (straight * uy) ** 2);
}

function trim(a: Point, b: Point, start: number, end: number): [Point, Point] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return [
    { x: a.x + ux * start, y: a.y + uy * start },
    { x: b.x - ux * end, y: b.y - uy * end },
  ];
}

const interpolate = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Position of an edge label: in the middle, or closer to an end to avoid other edges and labels. */
function labelPosition(
  a: Point,
  b: Point,
  bend: number,
  text: string,
  placedLabels: readonly Text[],
  middles: readonly Point[],
): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [((b.y - a.y) / length) * bend, -((b.x - a.x) / length) * bend];
  const positions = [0.5, 0.34, 0.66].map((share): Point => {
    const { x, y } = interpolate(a, b, share);
    return { x: x + nx, y: y + ny };
  });
  const overlaps = (place: Point, { x, y }: Point, other: string): boolean =>
    Math.abs(y - place.y) < labelHeight &&
    Math.abs(x - place.x) < (boxTextWidth(text) + boxTextWidth(other)) / 2;
  const isFree = (place: Point): boolean =>
    !placedLabels.some((other) => overlaps(place, other, other.text)) &&
    !middles.some((crossing) => overlaps(place, crossing, ''));
  const [middle] = positions as [Point];
  return positions.find(isFree) ?? middle;
}
