import type { DiagramOf } from '@dryrun/contracts/diagram';
import { pointerParts, pointersHeight, type Pointer } from './pointers.ts';
import {
  curvedPath,
  cellHeight,
  cellWidthOf,
  straightPath,
  textOf,
  withTitle,
  type Part,
  type Scene,
} from './scene.ts';

type ListDiagram = DiagramOf<'list'>;

const linkWidth = 40;

/** Links to neighbors are straight. Other `next` links curve above (forward) or below, `prev` links above. */
export function listScene(diagram: ListDiagram, steps: readonly ListDiagram[]): Scene {
  const { nodes, next, prev, marks = {} } = diagram;
  const width = cellWidthOf(
    steps.flatMap((step) => step.nodes.map(({ value }) => textOf(value))),
    44,
  );
  const pitch = width + linkWidth;
  const isDouble = steps.some((step) => step.prev !== undefined);
  const indexOf = (step: ListDiagram, id: string) => step.nodes.findIndex((node) => node.id === id);
  const pointersOf = (step: ListDiagram): Pointer[] =>
    Object.entries(step.pointers ?? {}).map(([name, id]) => {
      const index = id === null ? step.nodes.length : indexOf(step, id);
      return { name, x: index * pitch + (id === null ? 32 - linkWidth : width / 2) };
    });
  const distancesOf = (field: 'next' | 'prev') =>
    steps.flatMap((step) =>
      Object.entries(step[field] ?? {}).flatMap(([from, to]) =>
        to === null ? [] : [indexOf(step, to) - indexOf(step, from)],
      ),
    );
  const linkDistances = distancesOf('next');
  const isAbove = linkDistances.some((distance) => distance > 1) || distancesOf('prev').some((d) => d !== -1);
  const spaceAbove = isAbove ? 26 : 0;
  const spaceBelow = linkDistances.some((distance) => distance < 1) ? 34 : 0;
  const top = pointersHeight(steps.map(pointersOf)) + spaceAbove;
  const middle = top + cellHeight / 2;
  const hasEnd = steps.some(
    (step) => Object.values(step.next).includes(null) || Object.values(step.pointers ?? {}).includes(null),
  );

  const parts: Part[] = [];
  for (const [from, to] of Object.entries(next)) {
    const i = indexOf(diagram, from);
    const right = i * pitch + width;
    const line = {
      kind: 'line',
      key: `next-${from}`,
      tone: marks[from] === 'muted' ? 'muted' : 'plain',
      hasArrow: true,
    } as const;
    if (to === null) {
      const y = isDouble ? middle - 7 : middle;
      parts.push(
        { ...line, path: straightPath(right, y, right + 16, y) },
        nullLabel(`end-${from}`, right + 20, y),
      );
      continue;
    }
    const j = indexOf(diagram, to);
    if (j === i + 1) {
      const y = isDouble ? middle - 7 : middle;
      parts.push({ ...line, path: straightPath(right, y, j * pitch - 2, y) });
    } else if (j > i) {
      parts.push({ ...line, path: curvedPath(right - 10, top, j * pitch + 10, top - 2, spaceAbove) });
    } else {
      const bottom = top + cellHeight;
      parts.push({
        ...line,
        path: curvedPath(
          i * pitch + width / 2 + 6,
          bottom,
          j * pitch + width / 2 - 6,
          bottom + 2,
          spaceBelow * 0.8,
        ),
      });
    }
  }
  for (const [from, to] of Object.entries(prev ?? {})) {
    const i = indexOf(diagram, from);
    const y = middle + 7;
    if (to === null) continue;
    const j = indexOf(diagram, to);
    parts.push({
      kind: 'line',
      key: `prev-${from}`,
      path:
        j === i - 1
          ? straightPath(i * pitch, y, i * pitch - linkWidth + 2, y)
          : curvedPath(
              i * pitch + width / 2 - 6,
              top,
              j * pitch + width / 2 + 6,
              top - 2,
              j < i ? -spaceAbove : spaceAbove,
            ),
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
  if (nodes.length === 0) parts.push(nullLabel('end', 0, middle));
  parts.push(...pointerParts(pointersOf(diagram), top - spaceAbove - 2, -1));
  const end = hasEnd ? 48 : 0;
  return withTitle(
    {
      width: Math.max(60, nodes.length * pitch - linkWidth + end),
      height: top + cellHeight + spaceBelow + 4,
      parts,
    },
    diagram.label,
  );
}

function nullLabel(key: string, x: number, y: number): Part {
  return { kind: 'text', key, x, y, text: 'null', align: 'start', role: 'index' };
}
