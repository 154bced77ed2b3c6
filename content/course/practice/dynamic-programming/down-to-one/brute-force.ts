/** Fills a table from 1 up, with all three moves. */
export function bruteForce(n: number): number {
  const moves = [0, 0];
  for (let i = 2; i <= n; i += 1) {
    const before = [i - 1, ...(i % 2 === 0 ? [i / 2] : []), ...(i % 3 === 0 ? [i / 3] : [])];
    moves[i] = 1 + Math.min(...before.map((number) => moves[number] ?? 0));
  }
  return moves[n] ?? 0;
}
