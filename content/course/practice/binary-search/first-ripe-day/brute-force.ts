/** Tries one day after the other. */
export function bruteForce(ripeness: readonly number[], least: number): number {
  return ripeness.findIndex((value) => value >= least);
}
