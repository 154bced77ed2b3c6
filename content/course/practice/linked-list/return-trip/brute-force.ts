/** Puts each stop before those that came earlier. */
export function bruteForce(first: readonly number[]): number[] {
  return first.reduce<number[]>((trip, stop) => [stop, ...trip], []);
}
