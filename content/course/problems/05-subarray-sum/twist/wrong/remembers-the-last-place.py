# wrong: remembers the last place of a prefix sum, not the first (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        first = {0: 0}
        total = longest = 0
        for end, value in enumerate(nums, 1):
            total += value
            if total - target in first:
                longest = max(longest, end - first[total - target])
            first[total] = end
        return longest
