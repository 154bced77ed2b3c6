# slow: compares each wagon with all before it (Time Limit Exceeded)
class Solution:
    def mostWagons(self, weights: List[int]) -> int:
        longest = []
        for i, weight in enumerate(weights):
            best = 0
            for j in range(i):
                if weights[j] > weight and longest[j] > best:
                    best = longest[j]
            longest.append(best + 1)
        return max(longest, default=0)
