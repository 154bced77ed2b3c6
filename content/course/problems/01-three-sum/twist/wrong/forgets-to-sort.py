# wrong: moves two pointers over a ledger that was never sorted (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int], limit: int) -> int:
        count = 0
        for i in range(len(nums) - 2):
            low, high = i + 1, len(nums) - 1
            while low < high:
                if nums[i] + nums[low] + nums[high] < limit:
                    count += high - low
                    low += 1
                else:
                    high -= 1
        return count
