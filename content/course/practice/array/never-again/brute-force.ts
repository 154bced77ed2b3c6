/** Compares each price with all later ones. */
export function bruteForce(prices: readonly number[]): number[] {
  return prices.filter((price, i) => prices.slice(i + 1).every((other) => other < price));
}
