/** Tries every triple of positions. */
export function bruteForce(nums: readonly number[], limit: number): bigint {
  let count = 0;
  nums.forEach((a, i) =>
    nums.forEach((b, j) =>
      nums.forEach((c, k) => {
        if (i < j && j < k && a + b + c < limit) count += 1;
      }),
    ),
  );
  return BigInt(count);
}
