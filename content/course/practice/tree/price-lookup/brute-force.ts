/** Looks at all prices. */
export function bruteForce(root: readonly (number | null)[], budgets: readonly number[]): number[] {
  return budgets.map((budget) =>
    Math.max(-1, ...root.map((price) => (price !== null && price <= budget ? price : -1))),
  );
}
