/** Gives every node its place, and sorts the places. */
export function bruteForce(root: readonly (number | null)[]): number[][] {
  const places: { column: number; row: number; value: number }[] = [];
  const open = root.length > 0 ? [{ at: 0, column: 0, row: 0 }] : [];
  let next = 1;
  for (const { at, column, row } of open) {
    places.push({ column, row, value: root[at] as number });
    for (const side of [-1, 1]) {
      const value = root[next];
      if (value !== null && value !== undefined) open.push({ at: next, column: column + side, row: row + 1 });
      next += 1;
    }
  }
  const columns = [...new Set(places.map(({ column }) => column))].sort((a, b) => a - b);
  return columns.map((wanted) =>
    places
      .filter(({ column }) => column === wanted)
      .sort((a, b) => a.row - b.row)
      .map(({ value }) => value),
  );
}
