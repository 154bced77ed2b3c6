# slow: tries each hour of charging for each hour of selling (Time Limit Exceeded)
class Solution:
    def largestProfit(self, prices: List[int], wear: int) -> int:
        best = [0] * (len(prices) + 2)
        for sell in range(len(prices)):
            profit = best[sell - 1] if sell else 0
            for charge in range(sell):
                before = best[charge - 2] if charge >= 2 else 0
                profit = max(profit, before + prices[sell] - prices[charge] - wear)
            best[sell] = profit
        return best[len(prices) - 1] if prices else 0
