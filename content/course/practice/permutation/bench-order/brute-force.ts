/** Inserts the first guest at each place of all orders of the others. */
export function bruteForce([first, ...others]: readonly number[]): number[][] {
  if (first === undefined) return [[]];
  return bruteForce(others).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, i) => order.toSpliced(i, 0, first)),
  );
}
