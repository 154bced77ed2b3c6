/** Floods group after group. */
export function bruteForce(n: number, cables: readonly (readonly number[])[]): number {
  if (cables.length < n - 1) return -1;
  const left = new Set(Array.from({ length: n }, (_, i) => i + 1));
  let groups = 0;
  for (const first of left) {
    groups += 1;
    const group = [first];
    left.delete(first);
    for (const computer of group)
      for (const [a = 0, b = 0] of cables)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const)
          if (from === computer && left.delete(to)) group.push(to);
  }
  return groups - 1;
}
