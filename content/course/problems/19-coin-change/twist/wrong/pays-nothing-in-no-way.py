# wrong: counts no way to pay nothing (Wrong Answer)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] = (ways[total] + ways[total - coin]) % 1_000_000_007
        return ways[amount] if amount else 0
