/** Tries all actions. */
export function bruteForce(
  [price, ...others]: readonly number[],
  wear: number,
  isFull = false,
  cools = false,
): number {
  if (price === undefined) return 0;
  const nothing = bruteForce(others, wear, isFull);
  if (isFull) return Math.max(nothing, price - wear + bruteForce(others, wear, false, true));
  return cools ? nothing : Math.max(nothing, bruteForce(others, wear, true) - price);
}
