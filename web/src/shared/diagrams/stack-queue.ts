import type { DiagramOf } from '@dryrun/contracts/diagram';
import { emptyLabel } from './array.ts';
import { pointerParts, pointersHeight } from './pointers.ts';
import {
  cellHeight,
  cellWidthOf,
  gap,
  straightPath,
  textOf,
  withTitle,
  type Part,
  type Scene,
} from './scene.ts';

export function stackScene(
  diagram: DiagramOf<'stack'>,
  steps: readonly DiagramOf<'stack'>[],
  keys: readonly string[],
): Scene {
  const { values, marks = {} } = diagram;
  const width = cellWidthOf(
    steps.flatMap((step) => step.values.map(textOf)),
    72,
  );
  const maxLength = Math.max(1, ...steps.map((step) => step.values.length));
  const pitch = cellHeight - 6 + gap;
  const bottom = maxLength * pitch + 8;
  const wall = `M 2 2 L 2 ${bottom + 4} L ${width + 14} ${bottom + 4} L ${width + 14} 2`;
  const topY = bottom - values.length * pitch;
  const parts: Part[] = [
    { kind: 'line', key: 'wall', path: wall, tone: 'faint' },
    ...values.map((value, i): Part => ({
      kind: 'box',
      key: `value-${keys[i] ?? i}`,
      x: 8,
      y: bottom - (i + 1) * pitch,
      width,
      height: cellHeight - 6,
      text: textOf(value),
      tone: marks[i] ?? 'plain',
      shape: 'cell',
    })),
  ];
  if (values.length > 0) {
    const y = topY + (cellHeight - 6) / 2;
    parts.push(
      {
        kind: 'line',
        key: 'stem',
        path: straightPath(width + 38, y, width + 20, y),
        tone: 'active',
        hasArrow: true,
      },
      { kind: 'text', key: 'top', x: width + 42, y, text: 'top', align: 'start', role: 'name' },
    );
  } else
    parts.push({
      kind: 'text',
      key: 'empty',
      x: 8 + width / 2,
      y: bottom - 16,
      text: 'empty',
      align: 'middle',
      role: 'index',
    });
  return withTitle({ width: width + 72, height: bottom + 8, parts }, diagram.label);
}

export function queueScene(
  diagram: DiagramOf<'queue'>,
  steps: readonly DiagramOf<'queue'>[],
  keys: readonly string[],
): Scene {
  const { values, marks = {} } = diagram;
  const width = cellWidthOf(steps.flatMap((step) => step.values.map(textOf)));
  const pitch = width + gap;
  const maxLength = Math.max(2, ...steps.map((step) => step.values.length));
  const railLength = maxLength * pitch - gap + 16;
  const places = (count: number) => {
    if (count === 0) return [];
    if (count === 1) return [{ name: 'front, back', x: 8 + width / 2 }];
    return [
      { name: 'front', x: 8 + width / 2 },
      { name: 'back', x: 8 + (count - 1) * pitch + width / 2 },
    ];
  };
  const rail = (key: string, y: number): Part => ({
    kind: 'line',
    key,
    path: straightPath(0, y, railLength, y),
    tone: 'faint',
  });
  const parts: Part[] = [
    rail('upper', 2),
    rail('lower', cellHeight + 14),
    ...values.map((value, i): Part => ({
      kind: 'box',
      key: `value-${keys[i] ?? i}`,
      x: 8 + i * pitch,
      y: 8,
      width,
      height: cellHeight,
      text: textOf(value),
      tone: marks[i] ?? 'plain',
      shape: 'cell',
    })),
    ...pointerParts(places(values.length), cellHeight + 18, 1),
  ];
  if (values.length === 0) parts.push(emptyLabel(8, 8));
  const below = pointersHeight(steps.map((step) => places(step.values.length)));
  return withTitle({ width: railLength, height: cellHeight + 18 + below, parts }, diagram.label);
}
