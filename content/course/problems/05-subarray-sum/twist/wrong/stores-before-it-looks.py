# wrong: stores the prefix before it looks, so a target of 0 is met by an empty part (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        first = {0: 0}
        total = longest = 0
        for end, value in enumerate(nums, 1):
            total += value
            first.setdefault(total, end)
            if total - target in first:
                longest = max(longest, end - first[total - target] + 1)
        return longest
