import type { DiagramOf } from '@dryrun/contracts/diagram';
import { placeNodes, type Place } from './force-layout.ts';
import { bent, boxTextWidth, round, straight, titled, type Part, type Scene, type Text } from './scene.ts';

type GraphPicture = DiagramOf<'graph'>;

const size = 38;
const margin = 14;
const labelHeight = 16;

/** Circles and the edges between them, trimmed at their rims. All steps share the places. */
export function graphScene(picture: GraphPicture, steps: readonly GraphPicture[]): Scene {
  const { nodes, edges, directed = false } = picture;
  const widthOf = (text: string) => Math.max(size, boxTextWidth(text) + 18);
  const widest = Math.max(
    size,
    ...steps.flatMap((step) => step.nodes.map((node) => widthOf(node.label ?? node.id))),
  );
  const places = placeNodes(steps, widest);
  const at = (id: string): Place => places.get(id) ?? { x: 0, y: 0 };
  const all = [...places.values()];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs) - widest / 2 - margin, Math.min(0, ...ys) - size / 2 - margin];
  const shift = ({ x, y }: Place): Place => ({ x: x - left, y: y - top });
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
      const [start, end] = trimmed(a, b, directed ? 3 : 0);
      lines.push({
        ...line,
        path: isBent ? bent(start.x, start.y, end.x, end.y, 12) : straight(start.x, start.y, end.x, end.y),
      });
    }
    if (label !== undefined) {
      const text = { kind: 'text', key: `label-${key}`, text: label, align: 'middle', role: 'halo' } as const;
      const others = edges.filter((edge) => edge.from !== from || edge.to !== to);
      const middles = others.map((edge) => between(shift(at(edge.from)), shift(at(edge.to)), 0.5));
      const place = placeLabel(a, b, isBent ? 16 : 0, label, labels, isBent ? [] : middles);
      labels.push({ ...text, ...place, ...(mark && { tone: mark }) });
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
  return titled({ width, height, parts: [...lines, ...labels, ...circles] }, picture.label);
}

function trimmed(a: Place, b: Place, more: number): [Place, Place] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [start, end] = [size / 2 + 1, size / 2 + 1 + more];
  return [
    { x: a.x + ux * start, y: a.y + uy * start },
    { x: b.x - ux * end, y: b.y - uy * end },
  ];
}

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Where on its edge a label stands: in the middle, or nearer to an end where another edge or label would be covered. */
function placeLabel(
  a: Place,
  b: Place,
  bend: number,
  text: string,
  others: readonly Text[],
  middles: readonly Place[],
): Place {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [((b.y - a.y) / length) * bend, -((b.x - a.x) / length) * bend];
  const places = [0.5, 0.34, 0.66].map((share): Place => {
    const { x, y } = between(a, b, share);
    return { x: x + nx, y: y + ny };
  });
  const covers = (place: Place, { x, y }: Place, other: string): boolean =>
    Math.abs(y - place.y) < labelHeight &&
    Math.abs(x - place.x) < (boxTextWidth(text) + boxTextWidth(other)) / 2;
  const isFree = (place: Place): boolean =>
    !others.some((other) => covers(place, other, other.text)) &&
    !middles.some((crossing) => covers(place, crossing, ''));
  const [middle] = places as [Place];
  return places.find(isFree) ?? middle;
}
