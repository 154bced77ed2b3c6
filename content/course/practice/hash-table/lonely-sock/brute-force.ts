/** Searches a partner for each sock. */
export function bruteForce(socks: readonly number[]): number {
  return socks.find((sock, i) => !socks.some((other, j) => i !== j && sock === other)) ?? 0;
}
