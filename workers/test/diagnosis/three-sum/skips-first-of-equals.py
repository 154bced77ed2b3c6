# Skips the fixed number when it equals the NEXT one, so triples that use the value twice are lost.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums = sorted(nums)
        out = []
        for i, a in enumerate(nums):
            if i + 1 < len(nums) and nums[i + 1] == a:
                continue
            l = i + 1
            r = len(nums) - 1
            while l < r:
                t = a + nums[l] + nums[r]
                if t > 0:
                    r -= 1
                elif t < 0:
                    l += 1
                else:
                    out.append([a, nums[l], nums[r]])
                    while l < r and nums[l] == nums[l + 1]:
                        l += 1
                    while l < r and nums[r] == nums[r - 1]:
                        r -= 1
                    l += 1
                    r -= 1
        return out
