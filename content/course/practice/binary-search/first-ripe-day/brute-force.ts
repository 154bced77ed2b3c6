/** Tries one day after the other. */
export function bruteForce(ripeness: readonly number[], leasts: readonly number[]): number[] {
  return leasts.map((least) => ripeness.findIndex((value) => value >= least));
}
