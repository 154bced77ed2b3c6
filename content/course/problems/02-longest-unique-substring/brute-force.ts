/** Compares every substring's length with its number of distinct symbols. */
export function bruteForce(text: string): number {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      if (new Set(text.slice(start, end)).size === end - start) longest = Math.max(longest, end - start);
    }
  }
  return longest;
}
