/** Tries all choices. */
export function bruteForce(
  [first, ...others]: readonly number[],
  [votes = 0, ...otherVotes]: readonly number[],
  slot: number,
): number {
  if (first === undefined) return 0;
  const without = bruteForce(others, otherVotes, slot);
  return first > slot ? without : Math.max(without, votes + bruteForce(others, otherVotes, slot - first));
}
