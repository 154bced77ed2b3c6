/** Lowers distances along all pairs until nothing changes. */
export function bruteForce(
  n: number,
  friends: readonly (readonly number[])[],
  start: number,
  goal: number,
): number {
  const distances = Array.from({ length: n }, (_, i) => (i === start ? 0 : Infinity));
  for (let round = 0; round < n; round += 1)
    for (const [a = 0, b = 0] of friends)
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const)
        distances[y] = Math.min(distances[y] ?? 0, (distances[x] ?? 0) + 1);
  const distance = distances[goal] ?? Infinity;
  return distance === Infinity ? -1 : distance;
}
