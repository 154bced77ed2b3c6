# wrong: lets the last coin pay more than what is left (Wrong Answer)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        fewest = [0] * (amount + 1)
        for total in range(1, amount + 1):
            fewest[total] = min(fewest[max(0, total - coin)] + 1 for coin in coins)
        return fewest[amount]
