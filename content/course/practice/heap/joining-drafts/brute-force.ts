/** Tries each pair as the first join. */
export function bruteForce(pages: readonly number[]): number {
  if (pages.length === 1) return 0;
  let fewest = Infinity;
  for (let i = 0; i < pages.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const joined = (pages[i] ?? 0) + (pages[j] ?? 0);
      const rest = pages.filter((_, k) => k !== i && k !== j);
      fewest = Math.min(fewest, joined + bruteForce([...rest, joined]));
    }
  return fewest;
}
