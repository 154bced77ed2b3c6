# wrong: makes a table for the sums below the amount only (Runtime Error)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        none = amount + 1
        fewest = [0] + [none] * (amount - 1)
        for coin in coins:
            for total in range(coin, amount):
                count = fewest[total - coin] + 1
                if count < fewest[total]:
                    fewest[total] = count
        return fewest[amount] if fewest[amount] < none else -1
