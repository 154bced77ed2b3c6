import type { DiagramOf } from '@dryrun/contracts/diagram';
import { boxTextWidth, textOf, withTitle, type Part, type Scene } from './scene.ts';

const height = 30;
const maxWidth = 480;

export function variablesScene(
  diagram: DiagramOf<'variables'>,
  steps: readonly DiagramOf<'variables'>[],
): Scene {
  const widths = new Map<string, number>();
  for (const step of steps) {
    for (const [name, value] of Object.entries(step.values)) {
      const width = boxTextWidth(`${name} = ${textOf(value)}`) + 20;
      widths.set(name, Math.max(widths.get(name) ?? 0, width));
    }
  }
  let [x, y, rowEnd] = [0, 0, 0];
  const parts = Object.entries(diagram.values).map(([name, value]): Part => {
    const width = widths.get(name) ?? 0;
    if (x > 0 && x + width > maxWidth) [x, y] = [0, y + height + 6];
    const tone = diagram.marks?.[name] ?? 'faint';
    const text = `${name} = ${value === null ? '–' : textOf(value)}`;
    const part: Part = {
      kind: 'box',
      key: `variable-${name}`,
      x,
      y,
      width,
      height,
      text,
      tone,
      shape: 'pill',
    };
    x += width + 8;
    rowEnd = Math.max(rowEnd, x - 8);
    return part;
  });
  return withTitle({ width: rowEnd, height: y + height + 2, parts }, diagram.label);
}
