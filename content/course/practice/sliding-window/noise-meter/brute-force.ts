/** Looks through each window. */
export function bruteForce(levels: readonly number[], k: number): number[] {
  return Array.from({ length: levels.length - k + 1 }, (_, i) => Math.max(...levels.slice(i, i + k)));
}
