/** Lets every empty point learn the colors that its neighbors know, until nothing changes. */
export function bruteForce(board: readonly string[]): number[] {
  const known = board.map((line) => [...line].map((point) => new Set(point === '.' ? [] : [point])));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    board.forEach((line, row) =>
      [...line].forEach((point, col) => {
        if (point !== '.') return;
        const own = known[row]?.[col] as Set<string>;
        const before = own.size;
        for (const [r, c] of [
          [row + 1, col],
          [row - 1, col],
          [row, col + 1],
          [row, col - 1],
        ] as const)
          known[r]?.[c]?.forEach((color) => own.add(color));
        hasChanged ||= own.size > before;
      }),
    );
  }
  const all = known.flat().filter((colors) => colors.size === 1);
  return ['B', 'W'].map((color) => all.filter((colors) => colors.has(color)).length);
}
