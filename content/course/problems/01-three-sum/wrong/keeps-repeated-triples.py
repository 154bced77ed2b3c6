# wrong: never skips equal entries, so one triple is listed several times (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        triples = []
        for i in range(len(nums) - 2):
            if nums[i] > 0:
                break
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = nums[i] + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    triples.append([nums[i], nums[low], nums[high]])
                    low += 1
                    high -= 1
        return triples
