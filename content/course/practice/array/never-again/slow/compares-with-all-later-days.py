# slow: compares each price with all later ones (Time Limit Exceeded)
class Solution:
    def neverAgain(self, prices: List[int]) -> List[int]:
        seen = []
        for i in range(len(prices)):
            if all(prices[j] < prices[i] for j in range(i + 1, len(prices))):
                seen.append(prices[i])
        return seen
