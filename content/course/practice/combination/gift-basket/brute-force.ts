/** Tests all subsets. */
export function bruteForce(prices: readonly number[], k: number, total: number): number[][] {
  return Array.from({ length: 2 ** prices.length }, (_, basket) =>
    prices.filter((_price, i) => Math.floor(basket / 2 ** i) % 2 === 1),
  ).filter((basket) => basket.length === k && basket.reduce((a, b) => a + b, 0) === total);
}
