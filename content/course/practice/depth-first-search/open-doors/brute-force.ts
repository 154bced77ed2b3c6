/** Repeats rounds over all doors until nothing is new. */
export function bruteForce(doors: readonly (readonly number[])[]): number {
  const found = new Set([0]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const room of [...found]) for (const other of doors[room] ?? []) found.add(other);
  }
  return found.size;
}
