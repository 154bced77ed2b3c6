import type { DiagramOf } from '@dryrun/contracts/diagram';
import { pointerParts, pointersHeight, type PointerPlace } from './pointers.ts';
import { bent, cellHeight, cellWidthOf, straight, textOf, titled, type Part, type Scene } from './scene.ts';

type ListPicture = DiagramOf<'list'>;

const link = 40;

/** Nodes in a row; links to the next one are straight, longer ones bow above (onward) or below (back). */
export function listScene(picture: ListPicture, steps: readonly ListPicture[]): Scene {
  const { nodes, next, prev, marks = {} } = picture;
  const width = cellWidthOf(
    steps.flatMap((step) => step.nodes.map(({ value }) => textOf(value))),
    44,
  );
  const pitch = width + link;
  const isDouble = steps.some((step) => step.prev !== undefined);
  const indexOf = (step: ListPicture, id: string) => step.nodes.findIndex((node) => node.id === id);
  const placesOf = (step: ListPicture): PointerPlace[] =>
    Object.entries(step.pointers ?? {}).map(([name, id]) => {
      const index = id === null ? step.nodes.length : indexOf(step, id);
      return { name, x: index * pitch + (id === null ? 32 - link : width / 2) };
    });
  const bows = steps.flatMap((step) =>
    Object.entries(step.next).flatMap(([from, to]) =>
      to === null ? [] : [indexOf(step, to) - indexOf(step, from)],
    ),
  );
  const above = bows.some((reach) => reach > 1) ? 26 : 0;
  const below = bows.some((reach) => reach < 1) ? 34 : 0;
  const top = pointersHeight(steps.map(placesOf)) + above;
  const middle = top + cellHeight / 2;
  const hasEnd = steps.some(
    (step) => Object.values(step.next).includes(null) || Object.values(step.pointers ?? {}).includes(null),
  );

  const parts: Part[] = [];
  for (const [from, to] of Object.entries(next)) {
    const i = indexOf(picture, from);
    const right = i * pitch + width;
    const line = {
      kind: 'line',
      key: `next-${from}`,
      tone: marks[from] === 'muted' ? 'muted' : 'plain',
      hasArrow: true,
    } as const;
    if (to === null) {
      const y = isDouble ? middle - 7 : middle;
      parts.push({ ...line, path: straight(right, y, right + 16, y) }, nothing(`end-${from}`, right + 20, y));
      continue;
    }
    const j = indexOf(picture, to);
    if (j === i + 1) {
      const y = isDouble ? middle - 7 : middle;
      parts.push({ ...line, path: straight(right, y, j * pitch - 2, y) });
    } else if (j > i) {
      parts.push({ ...line, path: bent(right - 10, top, j * pitch + 10, top - 2, above) });
    } else {
      const bottom = top + cellHeight;
      parts.push({
        ...line,
        path: bent(i * pitch + width / 2 + 6, bottom, j * pitch + width / 2 - 6, bottom + 2, below * 0.8),
      });
    }
  }
  for (const [from, to] of Object.entries(prev ?? {})) {
    const i = indexOf(picture, from);
    const y = middle + 7;
    if (to === null || indexOf(picture, to) !== i - 1) continue;
    parts.push({
      kind: 'line',
      key: `prev-${from}`,
      path: straight(i * pitch, y, i * pitch - link + 2, y),
      tone: 'plain',
      hasArrow: true,
    });
  }
  nodes.forEach(({ id, value }, i) =>
    parts.push({
      kind: 'box',
      key: `node-${id}`,
      x: i * pitch,
      y: top,
      width,
      height: cellHeight,
      text: textOf(value),
      tone: marks[id] ?? 'plain',
      shape: 'cell',
    }),
  );
  if (nodes.length === 0) parts.push(nothing('end', 0, middle));
  parts.push(...pointerParts(placesOf(picture), top - above - 2, -1));
  const end = hasEnd ? 48 : 0;
  return titled(
    { width: Math.max(60, nodes.length * pitch - link + end), height: top + cellHeight + below + 4, parts },
    picture.label,
  );
}

function nothing(key: string, x: number, y: number): Part {
  return { kind: 'text', key, x, y, text: 'null', align: 'start', role: 'index' };
}
