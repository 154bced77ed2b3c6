/** Tries every triple of positions. */
export function bruteForce(nums: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  nums.forEach((a, i) =>
    nums.forEach((b, j) =>
      nums.forEach((c, k) => {
        if (i >= j || j >= k || a + b + c !== 0) return;
        const triple = [a, b, c].sort((x, y) => x - y);
        found.set(triple.join(), triple);
      }),
    ),
  );
  return [...found.values()];
}
