# wrong: returns the first part that it finds (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        first = {0: 0}
        total = longest = 0
        for end, value in enumerate(nums, 1):
            total += value
            if total - target in first:
                return end - first[total - target]
            first.setdefault(total, end)
        return longest
