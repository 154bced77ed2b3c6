# Counts either the range from the first day or the inner ranges that end today (elif), never both.
from collections import defaultdict

class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        prefix_count = defaultdict(int)
        s = 0
        ans = 0
        for x in nums:
            s += x
            if s == target:
                ans += 1
            elif s - target in prefix_count:
                ans += prefix_count[s - target]
            prefix_count[s] += 1
        return ans
