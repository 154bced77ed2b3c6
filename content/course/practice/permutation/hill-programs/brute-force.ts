/** Tries each word of the letters u and d: bit i decides minute i. */
export function bruteForce(ups: number, peak: number): string[] {
  const minutes = 2 * ups;
  const words = Array.from({ length: 2 ** minutes }, (_, bits) =>
    Array.from({ length: minutes }, (__, i) => ((bits >> i) & 1 ? 'u' : 'd')),
  );
  const levelsOf = (word: readonly string[]): number[] =>
    word.map((_, i) => word.slice(0, i + 1).reduce((sum, letter) => sum + (letter === 'u' ? 1 : -1), 0));
  return words
    .filter((word) => {
      const levels = levelsOf(word);
      return levels.at(-1) === 0 && Math.min(...levels) >= 0 && Math.max(...levels) === peak;
    })
    .map((word) => word.join(''));
}
