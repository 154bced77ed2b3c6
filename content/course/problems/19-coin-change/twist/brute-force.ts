/** Tries every number of the first coin. */
export function bruteForce(coins: readonly number[], amount: number): number {
  const [coin, ...others] = coins;
  if (coin === undefined) return amount === 0 ? 1 : 0;
  let ways = 0;
  for (let left = amount; left >= 0; left -= coin) ways += bruteForce(others, left);
  return ways % 1_000_000_007;
}
