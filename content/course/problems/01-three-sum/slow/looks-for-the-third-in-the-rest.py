# slow: sorts, then looks for the third entry of every pair one by one in the rest, O(n^3) (Time Limit Exceeded)
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        n = len(nums)
        largest = nums[-1]
        triples = []
        for i in range(n - 2):
            first = nums[i]
            if first > 0:
                break
            if i > 0 and first == nums[i - 1]:
                continue
            rest = nums[i + 1:]
            rest.reverse()
            while len(rest) > 1:
                second = rest.pop()
                third = -first - second
                if third < second:
                    break
                if third <= largest and third in rest:
                    triples.append([first, second, third])
                while rest and rest[-1] == second:
                    rest.pop()
        return triples
