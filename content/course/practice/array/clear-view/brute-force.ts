/** Looks from each house at all others to its right. */
export function bruteForce(heights: readonly number[]): number[] {
  return heights.filter((height, i) => heights.slice(i + 1).every((other) => other < height));
}
