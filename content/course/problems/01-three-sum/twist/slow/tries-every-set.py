# slow: three nested loops over all positions, O(n^3) (Time Limit Exceeded)
class Solution:
    def threeSum(self, nums: List[int], limit: int) -> int:
        count = 0
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                for k in range(j + 1, len(nums)):
                    if nums[i] + nums[j] + nums[k] < limit:
                        count += 1
        return count
