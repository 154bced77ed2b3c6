/** Sorts all of them. */
export function bruteForce(left: readonly number[], right: readonly number[]): number[] {
  return [...left, ...right].sort((a, b) => a - b);
}
