/** Compares each text with each word. */
export function bruteForce(words: readonly string[], texts: readonly string[]): number[] {
  return texts.map((text) =>
    words.includes(text) ? 2 : words.some((word) => word.startsWith(text)) ? 1 : 0,
  );
}
