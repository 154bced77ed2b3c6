/** Counts through the whole plan. */
export function bruteForce(prices: readonly (readonly number[])[], budgets: readonly number[]): number[] {
  return budgets.map((budget) => prices.flat().filter((price) => price <= budget).length);
}
