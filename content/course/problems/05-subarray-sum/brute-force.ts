/** Adds up every range. */
export function bruteForce(nums: readonly number[], target: number): number {
  let found = 0;
  nums.forEach((_, start) => {
    for (let end = start + 1; end <= nums.length; end += 1) {
      if (nums.slice(start, end).reduce((sum, change) => sum + change, 0) === target) found += 1;
    }
  });
  return found;
}
