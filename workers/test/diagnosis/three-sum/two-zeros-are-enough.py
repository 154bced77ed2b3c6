# Checks that an equal pair of values occurs at least twice, but never that three zeros occur three times.
from collections import Counter

class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        count = Counter(nums)
        values = sorted(count)
        res = []
        for i in range(len(values)):
            a = values[i]
            for j in range(i, len(values)):
                b = values[j]
                c = -a - b
                if c < b:
                    break
                if c not in count:
                    continue
                if a == b and count[a] < 2:
                    continue
                if b == c and count[b] < 2:
                    continue
                res.append([a, b, c])
        return res
