import type { DiagramOf } from '@dryrun/contracts/diagram';
import {
  boxTextWidth,
  cellWidthOf,
  straightPath,
  textOf,
  withTitle,
  type Part,
  type Scene,
} from './scene.ts';

type GridDiagram = DiagramOf<'grid'>;

const gap = 3;

export function gridScene(diagram: GridDiagram, steps: readonly GridDiagram[]): Scene {
  const { cells, marks = {}, rowLabels, columnLabels, arrows = [] } = diagram;
  const texts = steps.flatMap((step) => [...step.cells.flat(), ...(step.columnLabels ?? [])].map(textOf));
  const width = cellWidthOf(texts, 34);
  const height = Math.min(38, Math.max(34, width));
  const left = rowLabels ? Math.max(20, ...rowLabels.map((label) => boxTextWidth(textOf(label)) + 12)) : 0;
  const top = columnLabels ? 22 : 0;
  const x = (column: number) => left + column * (width + gap);
  const y = (row: number) => top + row * (height + gap);
  const columns = cells[0]?.length ?? 0;

  const parts: Part[] = cells.flatMap((row, r) =>
    row.map((value, c): Part => {
      const box = { kind: 'box', key: `cell-${r},${c}`, x: x(c), y: y(r), width, height } as const;
      return { ...box, text: textOf(value), tone: marks[`${r},${c}`] ?? 'plain', shape: 'cell' };
    }),
  );
  const label = { kind: 'text', role: 'value', tone: 'muted' } as const;
  rowLabels?.forEach((text, r) =>
    parts.push({
      ...label,
      key: `row-${r}`,
      x: left - 8,
      y: y(r) + height / 2,
      text: textOf(text),
      align: 'end',
    }),
  );
  columnLabels?.forEach((text, c) =>
    parts.push({
      ...label,
      key: `column-${c}`,
      x: x(c) + width / 2,
      y: 9,
      text: textOf(text),
      align: 'middle',
    }),
  );
  arrows.forEach(({ from, to }) => {
    const [a, b] = [from, to].map((place) => {
      const [r = 0, c = 0] = place.split(',').map(Number);
      return { x: x(c) + width / 2, y: y(r) + height / 2 };
    }) as [{ x: number; y: number }, { x: number; y: number }];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    // Ends at the cell's border, so that it does not cover the value.
    const reach = Math.min(width / 2 / Math.abs(ux), height / 2 / Math.abs(uy)) + 1;
    const path = straightPath(a.x + ux * 11, a.y + uy * 11, b.x - ux * reach, b.y - uy * reach);
    parts.push({ kind: 'line', key: `arrow-${from}>${to}`, path, tone: 'active', hasArrow: true });
  });
  return withTitle(
    {
      width: left + columns * (width + gap) - gap + 2,
      height: top + cells.length * (height + gap) - gap + 2,
      parts,
    },
    diagram.label,
  );
}
