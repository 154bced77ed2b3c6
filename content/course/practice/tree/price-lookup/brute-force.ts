/** Looks at all prices. */
export function bruteForce(root: readonly (number | null)[], budget: number): number {
  return Math.max(-1, ...root.map((price) => (price !== null && price <= budget ? price : -1)));
}
