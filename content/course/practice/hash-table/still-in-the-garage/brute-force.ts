/** Counts each card again and again. */
export function bruteForce(scans: readonly number[]): number[] {
  const isInside = (card: number): boolean => scans.filter((other) => other === card).length % 2 === 1;
  return scans.filter((card, i) => scans.indexOf(card) === i && isInside(card)).toSorted((a, b) => a - b);
}
