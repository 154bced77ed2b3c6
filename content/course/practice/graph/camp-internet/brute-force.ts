/** Grows the connected part from the satellite, always by the cheapest connection. */
export function bruteForce(dishes: readonly number[], links: readonly (readonly number[])[]): number {
  const connected = new Set<number>();
  let total = 0;
  while (connected.size < dishes.length) {
    let best: [cost: number, camp: number] = [Infinity, -1];
    dishes.forEach((cost, camp) => {
      if (!connected.has(camp) && cost < best[0]) best = [cost, camp];
    });
    for (const [a = 0, b = 0, cost = 0] of links)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (connected.has(from) && !connected.has(to) && cost < best[0]) best = [cost, to];
    total += best[0];
    connected.add(best[1]);
  }
  return total;
}
