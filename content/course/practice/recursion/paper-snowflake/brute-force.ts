/** Compares each level, with its gaps, with its reverse. */
export function bruteForce(root: readonly (number | null)[]): boolean {
  let [from, places] = [0, 1];
  while (from < root.length) {
    const level = Array.from({ length: places }, (_, i) => root[from + i] ?? null);
    if (level.some((value, i) => value !== level[places - 1 - i])) return false;
    from += places;
    places = 2 * level.filter((value) => value !== null).length;
  }
  return true;
}
