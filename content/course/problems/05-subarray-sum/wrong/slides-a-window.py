# wrong: slides a window, which works for positive numbers only (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        start = total = found = 0
        for end, change in enumerate(nums):
            total += change
            while start <= end and total > target:
                total -= nums[start]
                start += 1
            if start <= end and total == target:
                found += 1
        return found
