# Right: counts the values and combines distinct values.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        c = Counter(nums)
        vals = sorted(c)
        res = [[0, 0, 0]] if c[0] > 2 else []
        res += [sorted([v, v, -2 * v]) for v in vals if v and c[v] > 1 and -2 * v in c]
        here = set(vals)
        neg = [v for v in vals if v < 0]
        pos = [v for v in vals if v > 0]
        if 0 in here:
            res += [[v, 0, -v] for v in neg if -v in here]
        for side in (neg, pos):
            for i in range(len(side)):
                for j in range(i + 1, len(side)):
                    if -(side[i] + side[j]) in here:
                        res.append([side[i], side[j], -(side[i] + side[j])])
        return res
