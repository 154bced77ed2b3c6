# Stops after the first range that fits each first day, so longer ranges from the same day are missing.
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        found = 0
        for i in range(len(nums)):
            total = 0
            for j in range(i, len(nums)):
                total += nums[j]
                if total == target:
                    found += 1
                    break
        return found
