/** Tries every part. */
export function bruteForce(nums: readonly number[], target: number): number {
  let longest = 0;
  nums.forEach((_, start) => {
    let sum = 0;
    nums.slice(start).forEach((value, i) => {
      sum += value;
      if (sum === target) longest = Math.max(longest, i + 1);
    });
  });
  return longest;
}
