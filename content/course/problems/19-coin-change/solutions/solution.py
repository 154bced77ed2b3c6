class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        none = amount + 1
        fewest = [0] + [none] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                count = fewest[total - coin] + 1
                if count < fewest[total]:
                    fewest[total] = count
        return fewest[amount] if fewest[amount] < none else -1
