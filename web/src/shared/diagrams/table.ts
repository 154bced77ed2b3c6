import type { Cell, Mark } from '@dryrun/contracts/diagram';
import { boxTextWidth, textOf, withTitle, type Part, type Scene } from './scene.ts';

/** Keys and their values, such as those of a map. Not part of the lessons' format. */
export interface TableDiagram {
  readonly kind: 'table';
  readonly rows: readonly { readonly key: Cell; readonly value: Cell; readonly mark?: Mark | undefined }[];
  readonly label?: string | undefined;
}

const height = 30;
const pitch = height + 3;
const padding = 20;

export function tableScene({ rows, label }: TableDiagram): Scene {
  const widthOf = (side: 'key' | 'value', minimum: number) =>
    Math.max(minimum, ...rows.map((row) => Math.ceil(boxTextWidth(textOf(row[side]))) + padding));
  const [keyWidth, valueWidth] = [widthOf('key', 40), widthOf('value', 56)];
  const parts = rows.flatMap(({ key, value, mark }, i): Part[] => {
    const cell = { kind: 'box', y: i * pitch, height, shape: 'cell' } as const;
    const name = textOf(key);
    return [
      { ...cell, key: `key-${name}`, x: 0, width: keyWidth, text: name, tone: 'faint' },
      {
        ...cell,
        key: `value-${name}`,
        x: keyWidth + 3,
        width: valueWidth,
        text: textOf(value),
        tone: mark ?? 'plain',
      },
    ];
  });
  if (rows.length === 0) parts.push(emptyTable);
  return withTitle(
    { width: keyWidth + 3 + valueWidth, height: Math.max(1, rows.length) * pitch - 3, parts },
    label,
  );
}

const emptyTable: Part = {
  kind: 'text',
  key: 'empty',
  x: 0,
  y: height / 2,
  text: 'empty',
  align: 'start',
  role: 'index',
};
