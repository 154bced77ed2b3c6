# wrong: never pays a sum with one coin alone (Wrong Answer)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin + 1, amount + 1):
                ways[total] = (ways[total] + ways[total - coin]) % 1_000_000_007
        return ways[amount]
