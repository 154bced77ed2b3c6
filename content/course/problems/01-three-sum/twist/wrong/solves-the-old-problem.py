# wrong: counts the different sets with the sum zero and ignores the limit (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int], limit: int) -> int:
        nums = sorted(nums)
        triples = set()
        for i in range(len(nums) - 2):
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = nums[i] + nums[low] + nums[high]
                if total == 0:
                    triples.add((nums[i], nums[low], nums[high]))
                if total <= 0:
                    low += 1
                else:
                    high -= 1
        return len(triples)
