/** Tries one day after the other. */
export function bruteForce(ripeness: readonly number[], minimums: readonly number[]): number[] {
  return minimums.map((minimum) => ripeness.findIndex((value) => value >= minimum));
}
