/** Tries each partner for the first hiker. */
export function bruteForce([first, ...others]: readonly number[], limit: number): number {
  if (first === undefined) return 0;
  return others.reduce(
    (fewest, other, i) =>
      first + other <= limit ? Math.min(fewest, 1 + bruteForce(others.toSpliced(i, 1), limit)) : fewest,
    1 + bruteForce(others, limit),
  );
}
