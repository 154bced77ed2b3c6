/** Takes the best remaining word, k times. */
export function bruteForce(words: readonly string[], k: number): string[] {
  const top: string[] = [];
  while (top.length < k) {
    const left = words.filter((word) => !top.includes(word));
    const count = (word: string): number => left.filter((other) => other === word).length;
    const most = Math.max(...left.map(count));
    top.push(left.find((word) => count(word) === most) ?? '');
  }
  return top;
}
