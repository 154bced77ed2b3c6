# Fills the table from the amount down for each coin, so every coin is used at most once.
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        INF = float("inf")
        dp = [0] + [INF] * amount
        for c in coins:
            for s in range(amount, c - 1, -1):
                dp[s] = min(dp[s], dp[s - c] + 1)
        return -1 if dp[amount] == INF else dp[amount]
