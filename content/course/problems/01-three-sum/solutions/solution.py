class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums = sorted(nums)
        triples = []
        for i in range(len(nums) - 2):
            first = nums[i]
            if first > 0:
                break
            if i > 0 and first == nums[i - 1]:
                continue
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    triples.append([first, nums[low], nums[high]])
                    low += 1
                    high -= 1
                    while low < high and nums[low] == nums[low - 1]:
                        low += 1
        return triples
