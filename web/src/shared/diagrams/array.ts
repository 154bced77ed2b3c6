import type { DiagramOf } from '@dryrun/contracts/diagram';
import { pointerParts, pointersHeight, type Pointer } from './pointers.ts';
import {
  cellHeight,
  cellWidthOf,
  gap,
  nameTextWidth,
  textOf,
  withTitle,
  type Box,
  type Part,
  type Scene,
} from './scene.ts';

/** `firstIndex` is the index of the first value, for a part of a longer array. */
type ArrayDiagram = DiagramOf<'array'> & { readonly firstIndex?: number };

const indexHeight = 18;
const bracketHeight = 16;
const bracketLabelHeight = 18;
const barsHeight = 96;

/** `keys` identify values across steps. */
export function arrayScene(
  diagram: ArrayDiagram,
  steps: readonly ArrayDiagram[],
  keys: readonly string[],
): Scene {
  const { values, marks = {}, brackets = [], indexes = true, firstIndex = 0 } = diagram;
  const width = cellWidthOf(steps.flatMap((step) => step.values.map(textOf)));
  const pitch = width + gap;
  const hasPointerBeforeStart = steps.some((step) => Object.values(step.pointers ?? {}).includes(-1));
  const left = hasPointerBeforeStart ? pitch : 0;
  const hasBrackets = steps.some((step) => (step.brackets ?? []).length > 0);
  const hasBracketLabels = steps.some((step) => step.brackets?.some(({ label }) => label !== undefined));
  const hasBars = steps.some(({ bars }) => bars);
  const top =
    (hasBrackets ? bracketHeight + (hasBracketLabels ? bracketLabelHeight : 0) : 0) +
    (hasBars ? barsHeight : 0);
  const middle = (index: number) => left + index * pitch + width / 2;
  const pointersOf = (step: ArrayDiagram): Pointer[] =>
    Object.entries(step.pointers ?? {}).map(([name, index]) => ({ name, x: middle(index) }));

  const parts: Part[] = values.flatMap((value, i): Part[] => {
    const box = {
      kind: 'box',
      key: `value-${keys[i] ?? i}`,
      x: left + i * pitch,
      y: top,
      width,
      height: cellHeight,
    } as const;
    const tone = marks[i] ?? 'plain';
    const index = {
      kind: 'text',
      key: `index-${i}`,
      x: middle(i),
      y: top + cellHeight + 10,
      align: 'middle',
    } as const;
    return [
      ...(hasBars ? [bar(value, steps, { ...box, tone })] : []),
      { ...box, text: textOf(value), tone, shape: 'cell' },
      ...(indexes ? [{ ...index, text: String(firstIndex + i), role: 'index' } as const] : []),
    ];
  });
  if (values.length === 0) parts.push(emptyLabel(left, top));
  for (const [i, { from, to, label }] of brackets.entries()) {
    parts.push(
      ...bracket(
        `bracket-${i}`,
        left + from * pitch,
        left + to * pitch + width,
        top - (hasBars ? barsHeight : 0),
        label,
      ),
    );
  }
  const pointersTop = top + cellHeight + (indexes ? indexHeight : 4);
  parts.push(...pointerParts(pointersOf(diagram), pointersTop, 1));
  const columnCount = Math.max(
    values.length,
    ...Object.values(diagram.pointers ?? {}).map((index) => index + 1),
    1,
  );
  const pointerNameEnds = pointersOf(diagram).map(({ name, x }) => x + nameTextWidth(name) / 2);
  return withTitle(
    {
      width: Math.max(left + columnCount * pitch - gap, ...pointerNameEnds),
      height: pointersTop + pointersHeight(steps.map(pointersOf)),
      parts,
    },
    diagram.label,
  );
}

export function emptyLabel(x: number, y: number): Part {
  return {
    kind: 'text',
    key: 'empty',
    x,
    y: y + cellHeight / 2,
    text: 'empty',
    align: 'start',
    role: 'index',
  };
}

type BarBox = Omit<Box, 'shape' | 'text'>;

function bar(value: ArrayDiagram['values'][number], steps: readonly ArrayDiagram[], box: BarBox): Part {
  const numbers = steps
    .flatMap((step) => step.values)
    .map(Number)
    .filter(Number.isFinite);
  const maxValue = Math.max(1, ...numbers);
  const height = Math.max(2, (Math.max(0, Number(value) || 0) / maxValue) * (barsHeight - 16));
  return { ...box, key: `bar-${box.key}`, y: box.y - height - gap, height, shape: 'bar' as const };
}

function bracket(key: string, x1: number, x2: number, y: number, label: string | undefined): Part[] {
  const path = `M ${x1} ${y - 4} L ${x1} ${y - 10} L ${x2} ${y - 10} L ${x2} ${y - 4}`;
  const line: Part = { kind: 'line', key, path, tone: 'active' };
  if (label === undefined) return [line];
  return [
    line,
    {
      kind: 'text',
      key: `${key}-label`,
      x: (x1 + x2) / 2,
      y: y - 22,
      text: label,
      align: 'middle',
      role: 'name',
    },
  ];
}
