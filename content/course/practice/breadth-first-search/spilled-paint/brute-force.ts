/** Repeats rounds over the floor until nothing changes. */
export function bruteForce(floor: readonly string[], row: number, column: number): number {
  const color = floor[row]?.[column];
  const covered = new Set([`${row},${column}`]);
  for (let before = 0; before < covered.size;) {
    before = covered.size;
    floor.forEach((tiles, r) =>
      [...tiles].forEach((tile, c) => {
        const neighbors = [`${r - 1},${c}`, `${r + 1},${c}`, `${r},${c - 1}`, `${r},${c + 1}`];
        if (tile === color && neighbors.some((place) => covered.has(place))) covered.add(`${r},${c}`);
      }),
    );
  }
  return covered.size;
}
