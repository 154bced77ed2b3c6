import { nameTextWidth, straightPath, type Part } from './scene.ts';

export interface Pointer {
  readonly name: string;
  /** Center of the target. */
  readonly x: number;
}

const rowHeight = 20;
const stemLength = 14;

function mergeByTarget(places: readonly Pointer[]): Pointer[] {
  const names = new Map<number, string[]>();
  for (const { name, x } of places) names.set(x, [...(names.get(x) ?? []), name]);
  return [...names].map(([x, all]) => ({ name: all.join(', '), x }));
}

function rowsOf(places: readonly Pointer[]): number[] {
  const ends: number[] = [];
  const rows = new Map<Pointer, number>();
  for (const place of [...places].sort((a, b) => a.x - b.x)) {
    const half = nameTextWidth(place.name) / 2 + 5;
    let row = ends.findIndex((end) => end <= place.x - half);
    if (row === -1) row = ends.length;
    ends[row] = place.x + half;
    rows.set(place, row);
  }
  return places.map((place) => rows.get(place) ?? 0);
}

export function pointersHeight(steps: readonly (readonly Pointer[])[]): number {
  const rows = Math.max(
    0,
    ...steps.map((places) => Math.max(0, ...rowsOf(mergeByTarget(places)).map((row) => row + 1))),
  );
  return rows === 0 ? 0 : stemLength + rows * rowHeight;
}

/** Pointers below (`side` 1) or above (-1) the line `y`, with arrows that touch it. */
export function pointerParts(pointers: readonly Pointer[], y: number, side: 1 | -1): Part[] {
  const places = mergeByTarget(pointers);
  const rows = rowsOf(places);
  return places.flatMap(({ name, x }, i): Part[] => {
    const row = rows[i] ?? 0;
    const from = y + side * (stemLength + row * rowHeight - 2);
    return [
      {
        kind: 'line',
        key: `stem-${name}`,
        path: straightPath(x, from, x, y + side * 2),
        tone: 'active',
        hasArrow: true,
      },
      {
        kind: 'text',
        key: `pointer-${name}`,
        x,
        y: y + side * (stemLength + row * rowHeight + rowHeight / 2 - 2),
        text: name,
        align: 'middle',
        role: 'name',
      },
    ];
  });
}
