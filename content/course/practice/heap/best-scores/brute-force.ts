/** Takes the largest one k times. */
export function bruteForce(scores: readonly number[], k: number): number[] {
  if (k === 0) return [];
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  return [best, ...bruteForce(scores.toSpliced(at, 1), k - 1)];
}
