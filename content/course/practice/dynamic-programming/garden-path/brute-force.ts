/** Lays every row of slabs. */
export function bruteForce(length: number): number {
  return length < 2 ? 1 : bruteForce(length - 1) + bruteForce(length - 2);
}
