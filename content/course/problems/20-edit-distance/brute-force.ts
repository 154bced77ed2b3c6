/** Breadth-first search over words: applies all edits until the second word appears. */
export function bruteForce(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const seen = new Set([a]);
  let words = [a];
  for (let steps = 0; !seen.has(b); steps += 1) {
    const made = words.flatMap(oneStep).filter((word) => word.length <= longest && !seen.has(word));
    words = [...new Set(made)];
    for (const word of words) seen.add(word);
    if (seen.has(b)) return steps + 1;
  }
  return 0;
}

function oneStep(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [front, back, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
    return [front + rest, ...[...'abc'].flatMap((letter) => [front + letter + back, front + letter + rest])];
  }).flat();
}
