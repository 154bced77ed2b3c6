/** Tries all routes without a repeated node. */
export function bruteForce(
  _: number,
  links: readonly (readonly number[])[],
  start: number,
  end: number,
  most: number,
): number {
  const from = (node: number, left: number, visited: readonly number[]): number => {
    if (node === end) return 1;
    if (left === 0) return 0;
    const chances = links.flatMap(([u = 0, v = 0, percent = 0]) => {
      const next = u === node ? v : v === node ? u : -1;
      if (next < 0 || visited.includes(next)) return [];
      return [(percent / 100) * from(next, left - 1, [...visited, next])];
    });
    return Math.max(0, ...chances);
  };
  return from(start, most, [start]);
}
