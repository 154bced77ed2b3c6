/** Puts all orders of the tiles into a set. */
export function bruteForce(tiles: string): string[] {
  const orders = (rest: string): string[] =>
    rest === ''
      ? ['']
      : [...rest].flatMap((letter, i) =>
          orders(rest.slice(0, i) + rest.slice(i + 1)).map((end) => letter + end),
        );
  return [...new Set(orders(tiles))];
}
