/** Adds one coin per round and keeps all sums possible with that many coins. */
export function bruteForce(coins: readonly number[], amount: number): number {
  let sums = new Set([0]);
  for (let count = 0; sums.size > 0; count += 1) {
    if (sums.has(amount)) return count;
    sums = new Set(
      [...sums].flatMap((sum) => coins.map((coin) => sum + coin).filter((next) => next <= amount)),
    );
  }
  return -1;
}
