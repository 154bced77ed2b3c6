export interface Step {
  readonly first: number;
  readonly low: number;
  readonly high: number;
  readonly sum: number;
  readonly remark: string;
  readonly isMatch: boolean;
}

/** Runs the two-pointer search of Three Sum over sorted numbers with a fixed `first`. Records each step. */
export function traceThreeSum(nums: readonly number[], first: number): Step[] {
  const steps: Step[] = [];
  let low = first + 1;
  let high = nums.length - 1;
  while (low < high) {
    const sum = (nums[first] ?? 0) + (nums[low] ?? 0) + (nums[high] ?? 0);
    const isMatch = sum === 0;
    const remark = isMatch
      ? 'Zero: found a triplet.'
      : sum < 0
        ? 'Too small: move low right.'
        : 'Too large: move high left.';
    steps.push({ first, low, high, sum, remark, isMatch });
    if (sum <= 0) low += 1;
    if (sum >= 0) high -= 1;
  }
  return steps;
}
