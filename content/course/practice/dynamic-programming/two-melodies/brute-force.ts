/** Tries all three cases from the front. */
export function bruteForce(first: readonly number[], second: readonly number[], gap: number): number {
  const [a, ...others] = first;
  const [b, ...otherNotes] = second;
  if (a === undefined || b === undefined) return (first.length + second.length) * gap;
  return Math.min(
    Math.abs(a - b) + bruteForce(others, otherNotes, gap),
    gap + bruteForce(others, second, gap),
    gap + bruteForce(first, otherNotes, gap),
  );
}
