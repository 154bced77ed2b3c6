# wrong: counts one set where all entries up to the right pointer make one (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int], limit: int) -> int:
        nums = sorted(nums)
        count = 0
        for i in range(len(nums) - 2):
            low, high = i + 1, len(nums) - 1
            while low < high:
                if nums[i] + nums[low] + nums[high] < limit:
                    count += 1
                    low += 1
                else:
                    high -= 1
        return count
