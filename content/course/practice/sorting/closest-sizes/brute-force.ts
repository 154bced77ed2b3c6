/** Compares all pairs. */
export function bruteForce(lengths: readonly number[]): number {
  return Math.min(...lengths.flatMap((a, i) => lengths.slice(i + 1).map((b) => Math.abs(a - b))));
}
