# wrong: cools down for two hours (Wrong Answer)
class Solution:
    def largestProfit(self, prices: List[int], wear: int) -> int:
        ready, full, cooling, cold = 0, -inf, -inf, -inf
        for price in prices:
            ready, full, cooling, cold = max(ready, cold), max(full, ready - price), full + price - wear, cooling
        return max(ready, cooling, cold)
