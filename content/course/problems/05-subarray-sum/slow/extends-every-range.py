# slow: extends the range from every start day by day, O(n^2) (Time Limit Exceeded)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        found = 0
        for start in range(len(nums)):
            total = 0
            for end in range(start, len(nums)):
                total += nums[end]
                if total == target:
                    found += 1
        return found
