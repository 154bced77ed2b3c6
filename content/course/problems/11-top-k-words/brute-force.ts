/** Ranks each word by the number of words that beat it. */
export function bruteForce(words: readonly string[], k: number): string[] {
  const different = [...new Set(words)];
  const count = (word: string): number => words.filter((other) => other === word).length;
  const beats = (a: string, b: string): boolean => count(a) > count(b) || (count(a) === count(b) && a < b);
  const places: string[] = [];
  for (const word of different) places[different.filter((other) => beats(other, word)).length] = word;
  return places.slice(0, k);
}
