# wrong: returns the fewest coins (Wrong Answer)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        none = amount + 1
        fewest = [0] + [none] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < none else 0
