# slow: tries every number of each coin without a table (Time Limit Exceeded)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        def ways(i, left):
            if i == len(coins):
                return 1 if left == 0 else 0
            return sum(ways(i + 1, rest) for rest in range(left, -1, -coins[i])) % 1_000_000_007

        return ways(0, amount)
