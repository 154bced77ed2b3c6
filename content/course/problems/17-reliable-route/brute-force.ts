/** Tries every simple path. */
export function bruteForce(_: number, links: number[][], start: number, end: number): number {
  const walk = (node: number, visited: readonly number[]): number => {
    if (node === end) return 1;
    const chances = links.map(([u, v, percent]) => {
      const next = u === node ? v : v === node ? u : undefined;
      if (next === undefined || visited.includes(next)) return 0;
      return ((percent as number) / 100) * walk(next, [...visited, next]);
    });
    return Math.max(0, ...chances);
  };
  return walk(start, [start]);
}
