/** The longest train that ends with each wagon. */
export function bruteForce(weights: readonly number[]): number {
  const longest: number[] = [];
  weights.forEach((weight, i) => {
    longest.push(1 + Math.max(0, ...longest.filter((_, j) => (weights[j] ?? 0) > weight)));
    return i;
  });
  return Math.max(0, ...longest);
}
