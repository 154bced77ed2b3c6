/** Lays out all plates in all orders, stops after any of them, and compares what can be read. */
export function bruteForce(text: string, plates: readonly string[]): string[] {
  const readings = new Set<string>();
  let rows: number[][] = [[]];
  while (rows.length > 0) {
    for (const row of rows) {
      const laid = row.map((index) => plates[index] ?? '');
      if (laid.join('') === text) readings.add(laid.join(' '));
    }
    rows = rows.flatMap((row) =>
      [...plates.keys()].filter((index) => !row.includes(index)).map((index) => [...row, index]),
    );
  }
  return [...readings];
}
