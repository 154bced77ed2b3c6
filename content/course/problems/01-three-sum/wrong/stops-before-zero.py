# wrong: gives up as soon as the smallest entry is not negative and misses 0, 0, 0 (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        triples = set()
        for i, first in enumerate(nums):
            if first >= 0:
                break
            if i > 0 and first == nums[i - 1]:
                continue
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total == 0:
                    triples.add((first, nums[low], nums[high]))
                if total <= 0:
                    low += 1
                else:
                    high -= 1
        return [list(triple) for triple in triples]
