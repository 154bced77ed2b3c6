# slow: adds up from every start, O(n^2) (Time Limit Exceeded)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        longest = 0
        for start in range(len(nums)):
            total = 0
            for end in range(start, len(nums)):
                total += nums[end]
                if total == target:
                    longest = max(longest, end - start + 1)
        return longest
