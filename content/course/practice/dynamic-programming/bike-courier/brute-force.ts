/** Tries all ways. */
export function bruteForce(cost: readonly (readonly number[])[]): number {
  const from = (r: number, c: number): number => {
    const here = cost[r]?.[c] ?? -1;
    if (here === -1) return Infinity;
    if (r === cost.length - 1 && c === (cost[0]?.length ?? 0) - 1) return here;
    return here + Math.min(from(r + 1, c), from(r, c + 1));
  };
  const least = from(0, 0);
  return least === Infinity ? -1 : least;
}
