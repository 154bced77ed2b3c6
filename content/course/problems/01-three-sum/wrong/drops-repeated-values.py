# wrong: removes repeated values before searching, so -1, -1, 2 and 0, 0, 0 can never be found (Wrong Answer)
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        values = sorted(set(nums))
        triples = []
        for i, first in enumerate(values):
            low, high = i + 1, len(values) - 1
            while low < high:
                total = first + values[low] + values[high]
                if total == 0:
                    triples.append([first, values[low], values[high]])
                if total <= 0:
                    low += 1
                else:
                    high -= 1
        return triples
