/** Adds up each window. */
export function bruteForce(visitors: readonly number[], k: number): number {
  const sums = visitors.map((_, i) => visitors.slice(i, i + k)).filter((hours) => hours.length === k);
  return Math.max(...sums.map((hours) => hours.reduce((a, b) => a + b, 0)));
}
