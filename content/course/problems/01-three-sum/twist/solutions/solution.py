class Solution:
    def threeSum(self, nums: List[int], limit: int) -> int:
        nums = sorted(nums)
        count = 0
        for i in range(len(nums) - 2):
            rest = limit - nums[i]
            low, high = i + 1, len(nums) - 1
            while low < high:
                if nums[low] + nums[high] < rest:
                    count += high - low
                    low += 1
                else:
                    high -= 1
        return count
