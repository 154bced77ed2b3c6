/** Tries every part. */
export function bruteForce(text: string, k: number): number {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = [...text.slice(start, end)];
      const isAllowed = part.every((symbol) => part.filter((other) => other === symbol).length <= k);
      if (isAllowed) longest = Math.max(longest, part.length);
    }
  return longest;
}
