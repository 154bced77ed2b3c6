/** Grows the supplied part from the water, always by the cheapest connection. */
export function bruteForce(wells: readonly number[], pipes: readonly (readonly number[])[]): number {
  const supplied = new Set<number>();
  let total = 0;
  while (supplied.size < wells.length) {
    let best: [cost: number, village: number] = [Infinity, -1];
    wells.forEach((cost, village) => {
      if (!supplied.has(village) && cost < best[0]) best = [cost, village];
    });
    for (const [a = 0, b = 0, cost = 0] of pipes)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (supplied.has(from) && !supplied.has(to) && cost < best[0]) best = [cost, to];
    total += best[0];
    supplied.add(best[1]);
  }
  return total;
}
