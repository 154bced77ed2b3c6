/** Tries each stretch. */
export function bruteForce(forecast: string, k: number): number {
  let longest = 0;
  for (let from = 0; from < forecast.length; from += 1)
    for (let to = from + 1; to <= forecast.length; to += 1)
      if (forecast.slice(from, to).replaceAll('s', '').length <= k) longest = Math.max(longest, to - from);
  return longest;
}
