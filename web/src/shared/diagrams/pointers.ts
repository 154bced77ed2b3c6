import { nameTextWidth, straight, type Part } from './scene.ts';

/** A name and the place it points to. */
export interface PointerPlace {
  readonly name: string;
  /** The middle of what is pointed at. */
  readonly x: number;
}

const rowHeight = 20;
const stem = 14;

/** Names that point to one place share its arrow. */
function joined(places: readonly PointerPlace[]): PointerPlace[] {
  const names = new Map<number, string[]>();
  for (const { name, x } of places) names.set(x, [...(names.get(x) ?? []), name]);
  return [...names].map(([x, all]) => ({ name: all.join(', '), x }));
}

/** How many rows the names need so that none covers another. */
function rowsOf(places: readonly PointerPlace[]): number[] {
  const ends: number[] = [];
  const rows = new Map<PointerPlace, number>();
  for (const place of [...places].sort((a, b) => a.x - b.x)) {
    const half = nameTextWidth(place.name) / 2 + 5;
    let row = ends.findIndex((end) => end <= place.x - half);
    if (row === -1) row = ends.length;
    ends[row] = place.x + half;
    rows.set(place, row);
  }
  return places.map((place) => rows.get(place) ?? 0);
}

/** How high the pointers of all steps are at most. */
export function pointersHeight(steps: readonly (readonly PointerPlace[])[]): number {
  const rows = Math.max(
    0,
    ...steps.map((places) => Math.max(0, ...rowsOf(joined(places)).map((row) => row + 1))),
  );
  return rows === 0 ? 0 : stem + rows * rowHeight;
}

/** Pointers that stand below (`side` 1) or above (-1) the line `y`, their arrows touching it. */
export function pointerParts(pointers: readonly PointerPlace[], y: number, side: 1 | -1): Part[] {
  const places = joined(pointers);
  const rows = rowsOf(places);
  return places.flatMap(({ name, x }, i): Part[] => {
    const row = rows[i] ?? 0;
    const from = y + side * (stem + row * rowHeight - 2);
    return [
      {
        kind: 'line',
        key: `stem-${name}`,
        path: straight(x, from, x, y + side * 2),
        tone: 'active',
        hasArrow: true,
      },
      {
        kind: 'text',
        key: `pointer-${name}`,
        x,
        y: y + side * (stem + row * rowHeight + rowHeight / 2 - 2),
        text: name,
        align: 'middle',
        role: 'name',
      },
    ];
  });
}
