/** Searches place by place. */
export function bruteForce(memory: readonly number[], wanted: readonly number[]): number[] {
  return wanted.map((entry) => memory.indexOf(entry));
}
